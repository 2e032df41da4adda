import type { LetterPart } from '../../mail/letter.ts';
import { dollars } from '../../payment/fee.ts';
import { type PaymentMethod, paymentMethodLabel } from '../../payment/payment-method.ts';
import { paymentReference } from '../../payment/payment-reference.ts';
import type { Registration } from '../../registration/registration.ts';
import { type Tournament, tournamentLabel } from '../../tournament/tournament.ts';

/** What a letter says of a registration: the event, what is owed, and the word to write beside the transfer. */
export function registrationFacts(registration: Registration, tournament: Tournament): LetterPart {
  const { amountCents, method } = registration.payment;
  const due: readonly (readonly [string, string])[] =
    amountCents === 0
      ? [['Fee', 'Nothing to pay while you are on the waiting list']]
      : [
          ['Fee', dollars(amountCents)],
          ['Payment', labelOf(method)],
          ['Payment reference', paymentReference(registration.id)],
        ];
  return {
    kind: 'facts',
    facts: [
      ['Tournament', tournamentLabel(tournament, registration.ageBracket)],
      ['Date', tournament.date],
      ['Location', tournament.location],
      ...due,
    ],
  };
}

function labelOf(method: PaymentMethod | null): string {
  return method === null ? 'Not specified' : paymentMethodLabel(method);
}
