import { filling, said } from '../../language/sentence.ts';
import type { Fact, LetterPart } from '../../mail/letter.ts';
import { dollars } from '../../payment/fee.ts';
import { paymentMethodInLetter } from '../../payment/payment-method.ts';
import type { Player } from '../../player/player.ts';
import { debtOf } from '../../registration/debt.ts';
import type { Registration } from '../../registration/registration.ts';
import { dateInWords } from '../../time/date-in-words.ts';
import { type Tournament, tournamentLabel } from '../../tournament/tournament.ts';

interface Concerned {
  /** Who reads it. */
  readonly player: Pick<Player, 'language'>;
  readonly registration: Registration;
  readonly tournament: Tournament;
}

/** What a letter says of a registration: the event, the fee, and while it is owed whom to pay. */
export function registrationFacts({ player, registration, tournament }: Concerned): readonly LetterPart[] {
  const { amountCents, method, state } = registration.payment;
  const fee: readonly Fact[] =
    amountCents === 0
      ? [['Fee', filling('Nothing to pay while you are on the waiting list')]]
      : [
          ['Fee', state === 'paid' ? said('{amount}, paid', { amount: dollars(amountCents) }) : dollars(amountCents)],
          ['Payment', paymentMethodInLetter(method)],
        ];
  const facts: readonly Fact[] = [
    ['Tournament', tournamentLabel(tournament, registration.ageBracket)],
    ['Date', dateInWords(tournament.date, player.language)],
    ['Location', tournament.location],
    ...fee,
  ];
  return [{ kind: 'facts', facts }, ...owed(registration)];
}

function owed(registration: Registration): readonly LetterPart[] {
  const debt = debtOf(registration);
  return debt === null ? [] : [debt];
}
