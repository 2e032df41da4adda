import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import input from '../form/text-input.module.css';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { showToast } from '../kit/toasts.ts';
import { sentenceOf } from '../transport/call-failed.ts';
import styles from './brackets-page.module.css';
import { words } from './page-words.ts';
import { validateTeam } from './tournament-detail.ts';

const { verify } = words;

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
      showToast({ tone: 'good', title: verify.done.title, text: verify.done.text(verified) });
      await onVerified();
    } catch (failure) {
      showToast({ tone: 'alarm', title: verify.failed.title, text: sentenceOf(failure, verify.failed.text) });
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <p className={styles.notice}>{verify.locked}</p>
      <Dialog title={verify.title} onClose={onCancel}>
        <form className={styles.verify} onSubmit={authenticate}>
          <p>{verify.text(tournament.name)}</p>
          <label htmlFor={id}>{verify.teamName}</label>
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
              {verify.cancel}
            </button>
            <button type="submit" className={button.primary} disabled={isEmpty || isPending}>
              {isPending ? verify.verifying : verify.authenticate}
            </button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

/** The button cannot be pressed while nothing is written; the Enter key is told why. */
function complainOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') showToast({ tone: 'alarm', ...verify.missing });
}
