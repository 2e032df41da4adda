import { useState } from 'react';
import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import type { RegistrationView } from '../../domain/answer/player/registration-view.ts';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { Question } from '../kit/question.tsx';
import { useSending } from '../kit/sending.ts';
import { showToast } from '../kit/toasts.ts';
import { RefundPolicy } from '../payment/refund-policy.tsx';
import { SiteContact } from '../site/site-contact.tsx';
import styles from './cancel-registration.module.css';
import { words } from './cancel-words.ts';
import { ContactCode } from './contact-code.tsx';
import { cancelRegistration } from './player-calls.ts';

interface CancelRegistrationProps {
  readonly player: PlayerRecord;
  readonly registration: RegistrationView;
  /** Whether the code from the mailbox on file was entered. */
  readonly isConfirmed: boolean;
  readonly onChange: (player: PlayerRecord) => void;
}

/** Cancellation of a registration, behind the code from the mailbox on file; the consequences are shown first. */
export function CancelRegistration({ player, registration, isConfirmed, onChange }: CancelRegistrationProps) {
  const [isAsking, setAsking] = useState(false);
  const { isSending, send } = useSending(words.failed);
  const { cancellation, tournament, tournamentId, teamName } = registration;
  if (cancellation === 'too late') return null;
  if (cancellation === 'after handing over') return <p>{words.afterHandingOver(player.name, teamName ?? '')}</p>;
  const cancelNow = () =>
    send(async () => {
      const record = await cancelRegistration(player.id, tournamentId);
      showToast({ tone: 'good', ...words.done });
      setAsking(false);
      onChange(record);
    });
  const asking = { title: words.title(player.name), onClose: () => setAsking(false) };
  const consequences = <Consequences player={player} registration={registration} />;
  return (
    <div>
      <button
        type="button"
        className={button.quiet}
        aria-label={words.openNamed(tournament)}
        onClick={() => setAsking(true)}
      >
        {words.open}
      </button>
      {isAsking && !isConfirmed && (
        <Dialog {...asking}>
          <div className={styles.steps}>
            {consequences}
            <ContactCode player={player} lead={words.code.lead} labels={words.code} onConfirmed={onChange} />
            <p>
              {words.noMailbox} <SiteContact />
            </p>
          </div>
        </Dialog>
      )}
      {isAsking && isConfirmed && (
        <Question {...asking} keep={words.keep} now={words.now} isBusy={isSending} onNow={cancelNow}>
          <div className={styles.steps}>{consequences}</div>
        </Question>
      )}
    </div>
  );
}

function Consequences({ player, registration }: Pick<CancelRegistrationProps, 'player' | 'registration'>) {
  const { cancellation, tournament, tournamentId, teamName, isCaptain, amountCents, owedCents } = registration;
  const paidCents = amountCents - owedCents;
  return (
    <>
      <p>{words.leaves(player.name, tournament)}</p>
      <ul className={styles.follows}>
        <li>{cancellation === 'with the team' && teamName !== null ? words.withTheTeam(teamName) : words.place}</li>
        {teamName !== null && !isCaptain && <li>{words.told(teamName)}</li>}
        {owedCents > 0 && <li>{words.owed(owedCents)}</li>}
        {paidCents > 0 && <li>{words.paid(paidCents)}</li>}
      </ul>
      {paidCents > 0 && <RefundPolicy tournamentId={tournamentId} />}
    </>
  );
}
