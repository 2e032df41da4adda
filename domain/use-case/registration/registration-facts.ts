import { asPlaceholderValue, type Place, said } from '../../rule/language/sentence.ts';
import type { Fact, LetterPart } from '../../rule/mail/letter.ts';
import { dollars } from '../../rule/payment/fee.ts';
import { isPaid } from '../../rule/payment/payment.ts';
import { paymentMethodInLetter } from '../../rule/payment/payment-method.ts';
import { isFree } from '../../rule/payment/price.ts';
import type { Player } from '../../rule/player/player.ts';
import { debtOf } from '../../rule/registration/debt.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { dateInLetter } from '../../rule/time/date-in-words.ts';
import { type Tournament, tournamentLabel } from '../../rule/tournament/tournament.ts';

interface Concerned {
  /** Player the letter is about, in the language of its reader. */
  readonly player: Pick<Player, 'name' | 'language'>;
  readonly registration: Registration;
  readonly tournament: Tournament;
}

/** Returns the facts about a registration in a letter: the event, the fee, and while it is owed how to pay. */
export function registrationFacts({ player, registration, tournament }: Concerned): readonly LetterPart[] {
  const facts: readonly Fact[] = [
    ['Player', player.name],
    ['Tournament', tournamentLabel(tournament, registration.ageBracket)],
    ['Date', dateInLetter(tournament.date, player.language)],
    ['Location', tournament.location],
    ...feeFacts(registration),
  ];
  return [{ kind: 'facts', facts }, ...owed(registration)];
}

function feeFacts(registration: Registration): readonly Fact[] {
  const { payment } = registration;
  if (isFree(registration)) return [['Fee', asPlaceholderValue('Free: nothing to pay')]];
  if (payment.amountCents === 0)
    return [['Fee', asPlaceholderValue('Nothing to pay while you are on the waiting list')]];
  const amount = amountWithReason(registration);
  return [
    ['Fee', isPaid(payment) ? said('{amount}, paid', { amount }) : amount],
    ['Payment', paymentMethodInLetter(payment.method)],
  ];
}

/** Returns an amount, with the reason where it is not the regular one. */
function amountWithReason({ payment, price }: Registration): Place {
  const amount = dollars(payment.amountCents);
  if (price.reason === 'early') return said('{amount} (early price)', { amount });
  return price.reason === 'sibling' ? said('{amount} (sibling price)', { amount }) : amount;
}

function owed(registration: Registration): readonly LetterPart[] {
  const debt = debtOf(registration);
  return debt === null ? [] : [{ ...debt, isNamed: debt.amountCents === registration.payment.amountCents }];
}
