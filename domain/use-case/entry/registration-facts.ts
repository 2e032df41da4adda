import type { LetterPart } from '../../mail/letter.ts';
import { dollars } from '../../payment/fee.ts';
import { type PaymentMethod, paymentMethodLabel } from '../../payment/payment-method.ts';
import { debtOf } from '../../registration/debt.ts';
import type { Registration } from '../../registration/registration.ts';
import { type Tournament, tournamentLabel } from '../../tournament/tournament.ts';

/** What a letter says of a registration: the event, the fee, and while it is owed whom to pay. */
export function registrationFacts(registration: Registration, tournament: Tournament): readonly LetterPart[] {
  const { amountCents, method, state } = registration.payment;
  const fee: readonly (readonly [string, string])[] =
    amountCents === 0
      ? [['Fee', 'Nothing to pay while you are on the waiting list']]
      : [
          ['Fee', state === 'paid' ? `${dollars(amountCents)}, paid` : dollars(amountCents)],
          ['Payment', labelOf(method)],
        ];
  const facts: readonly (readonly [string, string])[] = [
    ['Tournament', tournamentLabel(tournament, registration.ageBracket)],
    ['Date', tournament.date],
    ['Location', tournament.location],
    ...fee,
  ];
  return [{ kind: 'facts', facts }, ...owed(registration)];
}

function owed(registration: Registration): readonly LetterPart[] {
  const debt = debtOf(registration);
  return debt === null ? [] : [debt];
}

function labelOf(method: PaymentMethod | null): string {
  return method === null ? 'Not specified' : paymentMethodLabel(method);
}
