import { type FormEvent, useId, useState } from 'react';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { nameOrder } from '../../domain/language/name-order.ts';
import frame from '../form/field-frame.module.css';
import input from '../form/text-input.module.css';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { myTeam } from '../kit/my-team.ts';
import { useSending } from '../kit/sending.ts';
import { showToast } from '../kit/toasts.ts';
import { language } from '../language/language.ts';
import styles from './team-verification.module.css';
import { type BracketTeam, validateTeam } from './tournament-detail.ts';
import { words } from './verification-words.ts';

interface TeamVerificationProps {
  readonly tournament: PublicTournament;
  /** Teams in the public list. */
  readonly teams: readonly BracketTeam[];
  readonly onVerified: (teamName: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Form that asks for a team's name before it shows the brackets of an active tournament. */
export function TeamVerification({ tournament, teams, onVerified, onCancel }: TeamVerificationProps) {
  const id = useId();
  const [teamName, setTeamName] = useState(() => teams.find((team) => team.id === myTeam()?.id)?.name ?? '');
  const [error, setError] = useState<string>();
  const { isSending, send } = useSending({ ...words.failed, isVerdict: true }, setError);
  const complain = (said: { readonly title: string; readonly text: string }) => {
    setError(said.text);
    showToast({ tone: 'alarm', ...said });
  };
  const isEmpty = teamName.trim() === '';
  const authenticate = async (event: FormEvent) => {
    event.preventDefault();
    await send(async () => {
      const { teamName: verified } = await validateTeam(tournament.id, teamName.trim());
      showToast({ tone: 'good', title: words.done.title, text: words.done.text(verified) });
      await onVerified(verified);
    });
  };
  return (
    <>
      <p className={styles.notice}>{words.locked}</p>
      <Dialog title={words.title} onClose={onCancel} isOfPage>
        <form className={styles.verify} onSubmit={authenticate}>
          <p>{words.text(tournament.name)}</p>
          <label htmlFor={id}>{words.teamName}</label>
          <input
            id={id}
            className={input.input}
            value={teamName}
            list={`${id}-teams`}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={100}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onChange={({ target }) => {
              setTeamName(target.value);
              setError(undefined);
            }}
            onKeyDown={({ key }) => isEmpty && key === 'Enter' && complain(words.missing)}
          />
          <datalist id={`${id}-teams`}>
            {teams.toSorted(nameOrder[language]).map((team) => (
              <option key={team.id} value={team.name} />
            ))}
          </datalist>
          <p id={`${id}-error`} className={frame.error}>
            {error}
          </p>
          <div className={styles.answers}>
            <button type="button" className={button.secondary} onClick={onCancel}>
              {words.cancel}
            </button>
            <button type="submit" className={button.primary} disabled={isEmpty || isSending}>
              {isSending ? words.verifying : words.authenticate}
            </button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
