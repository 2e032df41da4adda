import { said } from '../../language/sentence.ts';
import { greet, type Letter, linkTo, paragraph } from '../../mail/letter.ts';
import { dollars } from '../../payment/fee.ts';
import type { RecordedPayment } from '../../payment/payment.ts';
import { paymentMethodInLetter } from '../../payment/payment-method.ts';
import { paymentReference } from '../../payment/payment-reference.ts';
import type { Player } from '../../player/player.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Links } from '../../site/links.ts';
import { dayInWords } from '../../time/eastern-words.ts';
import { type Tournament, tournamentLabel } from '../../tournament/tournament.ts';

interface Paid {
  readonly player: Player;
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly payment: RecordedPayment;
  /** When the organizers wrote down that it had come. */
  readonly at: Date;
}

/** The receipt for a payment that has come: how much, for whom and what, how it was made and when it was noted. */
export function receiptLetter({ player, registration, tournament, payment, at }: Paid, links: Links): Letter {
  const { amountCents, method, methodText } = payment;
  return {
    event: `payment-received:${registration.id}:${at.toISOString()}`,
    cause: 'registration',
    to: player.email,
    language: player.language,
    subject: said('Payment received: {tournament}', { tournament: tournament.name }),
    parts: [
      greet(player.name),
      paragraph(
        said('Thank you. We have received {amount}; nothing more is owed for this registration.', {
          amount: dollars(amountCents),
        }),
      ),
      {
        kind: 'facts',
        facts: [
          ['Player', player.name],
          ['Tournament', tournamentLabel(tournament, registration.ageBracket)],
          ['Received', dollars(amountCents)],
          ['By', methodText ?? paymentMethodInLetter(method)],
          ['On', dayInWords(at, player.language)],
          ['Payment reference', paymentReference(registration.id)],
        ],
      },
      paragraph('Please keep this letter: it is your receipt.'),
      linkTo('Open your Player ID', links.playerId()),
    ],
  };
}
