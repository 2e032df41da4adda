import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import type { RegistrationView } from '../../domain/answer/player/registration-view.ts';
import { dollars } from '../../domain/payment/fee.ts';
import { playerIdPaymentOptions } from '../../domain/payment/payment-method.ts';
import { Checklist } from '../kit/checklist.tsx';
import { dayOf } from '../kit/eastern-day.ts';
import { AmountDue } from '../payment/amount-due.tsx';
import { words as due } from '../payment/due-words.ts';
import { words as payment } from '../payment/words.ts';
import { CancelRegistration } from './cancel-registration.tsx';
import { DetailRows } from './detail-rows.tsx';
import styles from './player-details.module.css';
import { words } from './words.ts';

interface PlayerRegistrationsProps {
  readonly player: PlayerRecord;
  readonly isConfirmed: boolean;
  readonly onChange: (player: PlayerRecord) => void;
}

/** Registrations of a player with team, fee, reference and waiver, any amount due, and the way to cancel. */
export function PlayerRegistrations(props: PlayerRegistrationsProps) {
  return (
    <>
      {props.player.registrations.map((registration) => (
        <section
          key={registration.paymentReference}
          className={styles.registration}
          aria-label={registration.tournament}
        >
          <DetailRows title={registration.tournament} rows={rowsOf(registration)} />
          <Checklist entries={registration.checklist} />
          <Owed registration={registration} isConfirmed={props.isConfirmed} />
          <CancelRegistration registration={registration} {...props} />
        </section>
      ))}
    </>
  );
}

/** Returns the rows of a registration; for an amount due, amount and reference are shown by its own component. */
function rowsOf(registration: RegistrationView) {
  const { rows, freeAgent, waiverIs } = words.id;
  const { amountCents, paymentStatus, paymentReference, paymentConfirmed } = registration;
  const isOwed = !paymentConfirmed && amountCents > 0;
  const state = words.id.payment[paymentStatus];
  return [
    [rows.team, registration.teamName ?? freeAgent],
    [rows.registered, dayOf(registration.registrationDate)],
    [rows.fee, isOwed ? state : feeInWords(registration)],
    [rows.method, methodInWords(registration.paymentMethod)],
    ...(isOwed ? [] : [[rows.reference, paymentReference] as const]),
    [rows.waiver, waiverIs[registration.waiverState]],
  ] as const;
}

interface OwedProps {
  readonly registration: RegistrationView;
  readonly isConfirmed: boolean;
}

function Owed({ registration, isConfirmed }: OwedProps) {
  const { owedCents: amountCents, paymentReference: reference, paymentMethod: method, paymentConfirmed } = registration;
  const { priceCents, priceReason, tournamentId } = registration;
  if (paymentConfirmed) return null;
  return (
    <AmountDue
      payment={{ amountCents, priceCents, priceReason, reference, method }}
      tournamentId={tournamentId}
      isConfirmed={isConfirmed}
    />
  );
}

/** Returns the amount, the reason of its price and its payment status. */
function feeInWords({ amountCents, priceCents, priceReason, paymentStatus }: RegistrationView): string {
  if (priceCents === 0 && amountCents === 0) return payment.free;
  const reason = due.reasons[priceReason];
  return [dollars(amountCents), reason, words.id.payment[paymentStatus]].filter(Boolean).join(' · ');
}

function methodInWords(method: string | null): string | null {
  return playerIdPaymentOptions.find(({ value }) => value === method)?.label ?? method;
}
