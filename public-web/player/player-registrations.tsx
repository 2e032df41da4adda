import { useState } from 'react';
import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import type { RegistrationView } from '../../domain/answer/player/registration-view.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { playerIdPaymentOptions } from '../../domain/rule/payment/payment-method.ts';
import { Checklist } from '../kit/checklist.tsx';
import { dayOf, hourOf } from '../kit/eastern-day.ts';
import { writtenDate } from '../kit/written.ts';
import { AmountDue } from '../payment/amount-due.tsx';
import { words as due } from '../payment/due-words.ts';
import { words as payment } from '../payment/words.ts';
import { CancelRegistration, RegistrationCancelled } from './cancel-registration.tsx';
import { DetailRows } from './detail-rows.tsx';
import styles from './player-details.module.css';
import { words } from './words.ts';

interface PlayerRegistrationsProps {
  readonly player: PlayerRecord;
  readonly isConfirmed: boolean;
  readonly onChange: (player: PlayerRecord) => void;
}

/** Registration that was cancelled on this page, and its place in the list. */
interface Cancelled {
  readonly at: number;
  readonly registration: RegistrationView;
  /** Where its button was on the screen. */
  readonly place: DOMRect;
}

/**
 * Registrations of a player with team, fee, reference and waiver, any amount due, and the way to cancel. One that is cancelled keeps its place
 * until the page is left, so that no other one slides under the finger.
 */
export function PlayerRegistrations(props: PlayerRegistrationsProps) {
  const { player, isConfirmed, onChange } = props;
  const [cancelled, setCancelled] = useState<readonly Cancelled[]>([]);
  const shown = [...player.registrations];
  for (const { at, registration } of cancelled) shown.splice(at, 0, registration);
  const cancel = (registration: RegistrationView, at: number) => (left: PlayerRecord, place: DOMRect) => {
    setCancelled([...cancelled, { at, registration, place }].toSorted((one, other) => one.at - other.at));
    onChange(left);
  };
  return shown.map((registration, at) => {
    const gone = cancelled.find((one) => one.registration === registration);
    return (
      <section key={registration.paymentReference} className={styles.registration} aria-label={registration.tournament}>
        <div inert={gone !== undefined} className={styles.registration} data-cancelled={gone !== undefined}>
          <DetailRows title={registration.tournament} rows={rowsOf(registration)} />
          <Checklist entries={registration.checklist} />
          <Owed registration={registration} isConfirmed={isConfirmed} />
        </div>
        {gone === undefined ? (
          <CancelRegistration registration={registration} onCancelled={cancel(registration, at)} {...props} />
        ) : (
          <RegistrationCancelled player={player} registration={registration} place={gone.place} />
        )}
      </section>
    );
  });
}

function teamOf({ teamName, isWaitlisted }: RegistrationView): string {
  if (teamName === null) return words.id.freeAgent;
  return isWaitlisted ? `${teamName} · ${words.id.waitlisted}` : teamName;
}

/** Returns the rows of a registration; for an amount due, amount and reference are shown by its own component. */
function rowsOf(registration: RegistrationView) {
  const { rows, waiverIs } = words.id;
  const { amountCents, paymentStatus, paymentReference, paymentConfirmed, checkedInAt } = registration;
  const isOwed = !paymentConfirmed && amountCents > 0;
  const state = words.id.payment[paymentStatus];
  return [
    [rows.date, writtenDate(registration.date)],
    [rows.place, registration.location],
    [rows.team, teamOf(registration)],
    ...(registration.playWith === null ? [] : [[rows.playWith, registration.playWith] as const]),
    [rows.registered, dayOf(registration.registrationDate)],
    [rows.fee, isOwed ? state : feeInWords(registration)],
    [rows.method, methodInWords(registration.paymentMethod)],
    ...(isOwed ? [] : [[rows.reference, paymentReference] as const]),
    [rows.waiver, waiverIs[registration.waiverState]],
    ...(checkedInAt === null ? [] : [[rows.checkIn, words.id.checkedIn(hourOf(checkedInAt))] as const]),
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
