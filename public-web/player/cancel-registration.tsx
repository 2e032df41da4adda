import { useEffect, useRef, useState } from 'react';
import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import type { RegistrationView } from '../../domain/answer/player/registration-view.ts';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { Question } from '../kit/question.tsx';
import { useSending } from '../kit/sending.ts';
import { showToast } from '../kit/toasts.ts';
import { writtenDate } from '../kit/written.ts';
import { RefundPolicy } from '../payment/refund-policy.tsx';
import { useBoard } from '../site/board.ts';
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
  /** Called with the record without the registration, and with the place of its button on the screen. */
  readonly onCancelled: (player: PlayerRecord, place: DOMRect) => void;
}

type Named = Pick<CancelRegistrationProps, 'player' | 'registration'>;

/** Returns child, team, tournament and date, as far as they are known: a family may have several alike. */
function useNamed({ player, registration }: Named): string {
  const { tournament, tournamentId, teamName } = registration;
  const date = useBoard().tournaments?.find(({ id }) => id === tournamentId)?.date;
  return [player.name, teamName, tournament, date === undefined ? null : writtenDate(date)].filter(Boolean).join(' · ');
}

/** Cancellation of a registration, behind the code from the mailbox on file; the consequences are shown first. */
export function CancelRegistration({ player, registration, isConfirmed, ...props }: CancelRegistrationProps) {
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { isSending, send } = useSending(words.failed);
  const named = useNamed({ player, registration });
  const { cancellation, tournamentId, teamName } = registration;
  if (cancellation === 'too late') return null;
  if (cancellation === 'after handing over') return <p>{words.afterHandingOver(player.name, teamName ?? '')}</p>;
  const cancelNow = () =>
    send(async () => {
      const record = await cancelRegistration(player.id, tournamentId);
      showToast({ tone: 'good', title: words.done.title, text: words.done.text(named) });
      setAsking(false);
      props.onCancelled(record, place.current?.getBoundingClientRect() ?? new DOMRect());
    });
  const asking = { title: words.title(player.name), onClose: () => setAsking(false) };
  const consequences = <Consequences registration={registration} named={named} />;
  const keep = (
    <button type="button" className={button.secondary} onClick={asking.onClose}>
      {words.keep}
    </button>
  );
  return (
    <div ref={place}>
      <button type="button" className={button.quiet} onClick={() => setAsking(true)}>
        {words.open(named)}
      </button>
      {isAsking && !isConfirmed && (
        <Dialog {...asking} foot={keep}>
          <div className={styles.steps}>
            {consequences}
            <ContactCode player={player} lead={words.code.lead} labels={words.code} onConfirmed={props.onChange} />
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

/** Says in place of its button that a registration is cancelled, where the finger is, whatever has left the page above. */
export function RegistrationCancelled({ place: before, ...cancelled }: Named & { readonly place: DOMRect }) {
  const place = useRef<HTMLParagraphElement>(null);
  const named = useNamed(cancelled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useEffect(() => {
    const { top = before.top } = place.current?.getBoundingClientRect() ?? {};
    window.scrollBy({ top: top - before.top, behavior: 'instant' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={place} tabIndex={-1} style={{ minHeight: before.height }}>
      <strong>{words.done.title}</strong> {named}
    </p>
  );
}

function Consequences({ registration, named }: Pick<Named, 'registration'> & { readonly named: string }) {
  const { cancellation, tournamentId, teamName, isCaptain, amountCents, owedCents } = registration;
  const paidCents = amountCents - owedCents;
  return (
    <>
      <p>
        <strong>{named}</strong>
      </p>
      <p>{words.leaves}</p>
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
