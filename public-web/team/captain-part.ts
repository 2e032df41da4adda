import { useRef, useState } from 'react';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { notSent } from '../kit/sending.ts';
import { showToast } from '../kit/toasts.ts';
import { locale } from '../language/language.ts';
import { sentenceOf } from '../transport/call-failed.ts';
import { words } from './captain-words.ts';

/** Props of every part of the captain's page. */
export interface CaptainPart {
  readonly team: CaptainsTeam;
  readonly onChange: (team: CaptainsTeam) => void;
}

/** Runs one action at a time for the team, and reports its success or failure. */
export function useAct(onChange: (team: CaptainsTeam) => void) {
  const isActing = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const act = async (call: () => Promise<CaptainsTeam>, done: { readonly title: string; readonly text: string }) => {
    if (isActing.current) return;
    isActing.current = true;
    setBusy(true);
    try {
      onChange(await call());
      showToast({ tone: 'good', ...done });
    } catch (failure) {
      showToast({ tone: 'alarm', title: words.act.title, text: notSent(failure, sentenceOf(failure, words.act.text)) });
    } finally {
      isActing.current = false;
      setBusy(false);
    }
  };
  return { isBusy, act };
}

const inWords = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'America/New_York' });

/** Formats the day of an instant in New Jersey. */
export function dayOf(moment: string): string {
  return inWords.format(new Date(moment));
}
