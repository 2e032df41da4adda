import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { nameOrder } from '../../domain/rule/language/name-order.ts';
import frame from '../form/field-frame.module.css';
import typed from '../form/text-input.module.css';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { failureNotice } from '../kit/failure-notice.ts';
import { myTeam } from '../kit/my-team.ts';
import { useSending } from '../kit/sending.ts';
import { showToast } from '../kit/toasts.ts';
import { language } from '../language/language.ts';
import { verdictOf } from '../transport/call-failed.ts';
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

/** Form that asks for a team's name, typed or tapped, before it shows the brackets of an active tournament. A wrong name is said at the input. */
export function TeamVerification({ tournament, teams, onVerified, onCancel }: TeamVerificationProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [teamName, setTeamName] = useState(() => teams.find((team) => team.id === myTeam()?.id)?.name ?? '');
  const [error, setError] = useState<{ readonly title: string; readonly text: string }>();
  const { isSending, send } = useSending({ ...words.failed, isVerdict: true });
  // After the dialog has opened, which focuses the first of its buttons.
  useEffect(() => input.current?.focus(), []);
  const isEmpty = teamName.trim() === '';
  const authenticate = (name: string) =>
    send(async () => {
      try {
        const { teamName: verified } = await validateTeam(tournament.id, name);
        showToast({ tone: 'good', title: words.done.title, text: words.done.text(verified) });
        await onVerified(verified);
      } catch (failure) {
        if (verdictOf(failure) === undefined) throw failure;
        setError(failureNotice(failure, words.failed));
        input.current?.focus();
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void authenticate(teamName.trim());
  };
  const take = (name: string) => {
    setTeamName(name);
    setError(undefined);
    void authenticate(name);
  };
  return (
    <>
      <p className={styles.notice}>{words.locked}</p>
      <Dialog title={words.title} onClose={onCancel} isOfPage>
        <form className={styles.verify} onSubmit={submit}>
          <p>{words.text(tournament.name)}</p>
          <label htmlFor={id}>{words.teamName}</label>
          <input
            ref={input}
            id={id}
            className={typed.input}
            value={teamName}
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
            onKeyDown={({ key }) => isEmpty && key === 'Enter' && setError(words.missing)}
          />
          <p id={`${id}-error`} className={frame.error}>
            {error && (
              <>
                <strong>{error.title}</strong> {error.text}
              </>
            )}
          </p>
          <div className={styles.answers}>
            <button type="button" className={button.secondary} onClick={onCancel}>
              {words.cancel}
            </button>
            <button type="submit" className={button.primary} disabled={isEmpty || isSending}>
              {isSending ? words.verifying : words.authenticate}
            </button>
          </div>
          {teams.length > 0 && (
            <fieldset className={styles.teams}>
              <legend>{words.teams}</legend>
              {teams.toSorted(nameOrder[language]).map(({ id: teamId, name }) => (
                <button key={teamId} type="button" className={button.secondary} onClick={() => take(name)}>
                  {name}
                </button>
              ))}
            </fieldset>
          )}
        </form>
      </Dialog>
    </>
  );
}
