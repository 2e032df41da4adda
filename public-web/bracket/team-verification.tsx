import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import input from '../form/text-input.module.css';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { showToast } from '../kit/toasts.ts';
import { sentenceOf } from '../transport/call-failed.ts';
import styles from './team-verification.module.css';
import { validateTeam } from './tournament-detail.ts';
import { words } from './verification-words.ts';

interface TeamVerificationProps {
  readonly tournament: PublicTournament;
  readonly onVerified: () => Promise<void>;
  readonly onCancel: () => void;
}

/** The brackets of an active tournament are shown to whoever names a team in it. */
export function TeamVerification({ tournament, onVerified, onCancel }: TeamVerificationProps) {
  const id = useId();
  const [teamName, setTeamName] = useState('');
  const [isPending, setPending] = useState(false);
  const isEmpty = teamName.trim() === '';
  const authenticate = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    try {
      const { teamName: verified } = await validateTeam(tournament.id, teamName.trim());
      showToast({ tone: 'good', title: words.done.title, text: words.done.text(verified) });
      await onVerified();
    } catch (failure) {
      showToast({ tone: 'alarm', title: words.failed.title, text: sentenceOf(failure, words.failed.text) });
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <p className={styles.notice}>{words.locked}</p>
      <Dialog title={words.title} onClose={onCancel}>
        <form className={styles.verify} onSubmit={authenticate}>
          <p>{words.text(tournament.name)}</p>
          <label htmlFor={id}>{words.teamName}</label>
          <input
            id={id}
            className={input.input}
            value={teamName}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={100}
            onChange={({ target }) => setTeamName(target.value)}
            onKeyDown={isEmpty ? complainOnEnter : undefined}
          />
          <div className={styles.answers}>
            <button type="button" className={button.secondary} onClick={onCancel}>
              {words.cancel}
            </button>
            <button type="submit" className={button.primary} disabled={isEmpty || isPending}>
              {isPending ? words.verifying : words.authenticate}
            </button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

/** The button cannot be pressed while nothing is written; the Enter key is told why. */
function complainOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') showToast({ tone: 'alarm', ...words.missing });
}
