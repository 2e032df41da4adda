import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { useSending } from '../kit/sending.ts';
import { showToast } from '../kit/toasts.ts';
import { locale } from '../language/language.ts';
import { words } from './captain-words.ts';

/** Props of every part of the captain's page. */
export interface CaptainPart {
  readonly team: CaptainsTeam;
  readonly onChange: (team: CaptainsTeam) => void;
}

/** Runs one action at a time for the team, and reports its success or failure. */
export function useAct(onChange: (team: CaptainsTeam) => void) {
  const { isSending, send } = useSending(words.act);
  const act = (call: () => Promise<CaptainsTeam>, done: { readonly title: string; readonly text: string }) =>
    send(async () => {
      onChange(await call());
      showToast({ tone: 'good', ...done });
    });
  return { isBusy: isSending, act };
}

const inWords = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'America/New_York' });

/** Formats the day of an instant in New Jersey. */
export function dayOf(moment: string): string {
  return inWords.format(new Date(moment));
}
