import { type Sentence, said } from '../../rule/language/sentence.ts';
import type { byWay } from '../../rule/ledger/ledger-entry.ts';
import { asideTo, type Debt, type Fact, firstNameOf, type Letter, once, paragraph } from '../../rule/mail/letter.ts';
import { dollars } from '../../rule/payment/fee.ts';
import { isPaid, owedCents, type Payment } from '../../rule/payment/payment.ts';
import { paymentMethodInLetter } from '../../rule/payment/payment-method.ts';
import { paymentReference } from '../../rule/payment/payment-reference.ts';
import { greetReader, toPlayer } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';
import { debtOf } from '../../rule/registration/debt.ts';
import type { Links } from '../../rule/site/links.ts';
import { calendarDayInWords } from '../../rule/time/eastern-words.ts';

/** Money of a registration that was received or sent back. */
export interface Paid {
  readonly moved: 'received' | 'sent back';
  readonly player: Player;
  readonly registrationId: number;
  /** Name, and name with the division. */
  readonly tournament: { readonly name: string; readonly label: string };
  readonly payment: Payment;
  /** Amount received or sent back now, in US cents. */
  readonly cents: number;
  /** Amounts received by each way: in all once nothing is owed, else now. */
  readonly ways: ReturnType<typeof byWay>;
  /** Day on which it was, YYYY-MM-DD. */
  readonly day: string;
  /** Moment at which the organizers recorded it. */
  readonly at: Date;
}

/**
 * Writes the letter on money of a registration: the amount received or sent back, and what is still owed, with how to
 * pay it. That on a complete payment is the receipt: amount, player, tournament, methods and date.
 */
export function moneyLetter(paid: Paid, links: Links): Letter {
  const { moved, player, registrationId, payment, tournament, at } = paid;
  const isBack = moved === 'sent back';
  const debt = isBack ? null : debtOf({ id: registrationId, payment });
  const inSubject = { player: firstNameOf(player.name), tournament: tournament.name };
  return {
    ...once('payment', registrationId, payment.receivedCents, at.toISOString()),
    ...toPlayer(player),
    subject: isBack
      ? said('Money sent back: {player}, {tournament}', inSubject)
      : said('Payment received: {player}, {tournament}', inSubject),
    parts: [
      greetReader(player),
      paragraph(whatMoved(paid)),
      factsOf(paid, debt),
      ...(debt === null ? [] : [debt]),
      ...(!isBack && isPaid(payment) ? [paragraph('Please keep this email: it is your receipt.')] : []),
      asideTo('Open your Player ID', links.playerId()),
    ],
  };
}

function whatMoved(paid: Paid): Sentence {
  const amount = dollars(paid.cents);
  if (paid.moved === 'sent back') return said('We have sent {amount} back to you.', { amount });
  if (!isPaid(paid.payment))
    return said('Thank you. We have received {amount}; the rest is still owed for this registration.', { amount });
  return said('Thank you. We have received {amount}; nothing more is owed for this registration.', {
    amount: dollars(inAll(paid)),
  });
}

/** Returns the amount received in all, in US cents; the price where nothing had to be received. */
const inAll = ({ payment, ways }: Paid): number =>
  ways.length === 0 ? payment.amountCents : ways.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Returns the amounts received with their ways; the price alone where nothing had to be received. */
function receivedBy({ payment, ways }: Paid): readonly Fact[] {
  if (ways.length === 0) return [['Received', dollars(payment.amountCents)]];
  return ways.flatMap(({ amountCents, method, methodText }): readonly Fact[] => [
    ['Received', dollars(amountCents)],
    ['By', methodText ?? paymentMethodInLetter(method)],
  ]);
}

/** Returns the facts of a letter on money; where a debt follows, it names what is owed and the reference. */
function factsOf(paid: Paid, debt: Debt | null) {
  const { player, registrationId, tournament, day, cents, payment, moved } = paid;
  const rest = owedCents(payment);
  const facts: readonly Fact[] = [
    ['Player', player.name],
    ['Tournament', tournament.label],
    ...(moved === 'sent back' ? ([['Sent back', dollars(cents)]] as const) : receivedBy(paid)),
    ...(rest > 0 && debt === null ? ([['Still owed', dollars(rest)]] as const) : []),
    ['On', calendarDayInWords(day, player.language)],
    ...(debt === null ? ([['Payment reference', paymentReference(registrationId)]] as const) : []),
  ];
  return { kind: 'facts', facts } as const satisfies Letter['parts'][number];
}
