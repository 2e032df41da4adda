import { said } from '../../language/sentence.ts';
import type { byWay } from '../../ledger/ledger-entry.ts';
import { asideTo, type Fact, type Letter, once, paragraph } from '../../mail/letter.ts';
import { dollars } from '../../payment/fee.ts';
import { owedCents, type Payment } from '../../payment/payment.ts';
import { paymentMethodInLetter } from '../../payment/payment-method.ts';
import { paymentReference } from '../../payment/payment-reference.ts';
import { greetReader, toPlayer } from '../../player/letter-reader.ts';
import type { Player } from '../../player/player.ts';
import { debtOf } from '../../registration/debt.ts';
import type { Links } from '../../site/links.ts';
import { calendarDayInWords } from '../../time/eastern-words.ts';

/** Money of a registration that was received or refunded. */
export interface Paid {
  readonly player: Player;
  readonly registrationId: number;
  /** Name, and name with the division. */
  readonly tournament: { readonly name: string; readonly label: string };
  readonly payment: Payment;
  /** Amount received or refunded now, in US cents. */
  readonly cents: number;
  /** Amounts received by each way: in all once nothing is owed, else now. */
  readonly ways: ReturnType<typeof byWay>;
  /** Day of the payment or refund, YYYY-MM-DD. */
  readonly day: string;
  /** Moment at which the organizers recorded it. */
  readonly at: Date;
}

/** Writes the receipt for a complete payment: amount, player, tournament, method and date. */
export function receiptLetter(paid: Paid, links: Links): Letter {
  const amount = dollars(inAll(paid));
  const thanks = said('Thank you. We have received {amount}; nothing more is owed for this registration.', { amount });
  return {
    ...letterTo(paid),
    ...once('payment-received', paid.registrationId, paid.at.toISOString()),
    subject: said('Payment received: {tournament}', { tournament: paid.tournament.name }),
    parts: [
      greetReader(paid.player),
      paragraph(thanks),
      factsOf(paid, receivedBy(paid)),
      paragraph('Please keep this letter: it is your receipt.'),
      asideTo('Open your Player ID', links.playerId()),
    ],
  };
}

/** Writes the letter on a partial payment: the amount, and how to pay the rest. */
export function partReceivedLetter(paid: Paid, links: Links): Letter {
  const amount = dollars(paid.cents);
  const rest = dollars(owedCents(paid.payment));
  const debt = debtOf({ id: paid.registrationId, payment: paid.payment });
  const text = said('Thank you. We have received {amount}; {rest} is still owed for this registration.', {
    amount,
    rest,
  });
  return {
    ...letterTo(paid),
    ...once('payment-part', paid.registrationId, paid.payment.receivedCents, paid.at.toISOString()),
    subject: said('Payment received: {tournament}', { tournament: paid.tournament.name }),
    parts: [
      greetReader(paid.player),
      paragraph(text),
      factsOf(paid, [...receivedBy(paid), ['Still owed', rest]]),
      ...(debt === null ? [] : [debt]),
      asideTo('Open your Player ID', links.playerId()),
    ],
  };
}

/** Writes the letter on a refund to the family. */
export function sentBackLetter(paid: Paid, links: Links): Letter {
  const amount = dollars(paid.cents);
  const rest = owedCents(paid.payment);
  return {
    ...letterTo(paid),
    ...once('payment-sent-back', paid.registrationId, paid.payment.receivedCents, paid.at.toISOString()),
    subject: said('Money sent back: {tournament}', { tournament: paid.tournament.name }),
    parts: [
      greetReader(paid.player),
      paragraph(said('We have sent {amount} back to you.', { amount })),
      factsOf(paid, [['Sent back', amount], ...(rest > 0 ? ([['Still owed', dollars(rest)]] as const) : [])]),
      asideTo('Open your Player ID', links.playerId()),
    ],
  };
}

function letterTo({ player }: Paid) {
  return toPlayer(player);
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

function factsOf({ player, registrationId, tournament, day }: Paid, money: readonly Fact[]) {
  const facts: readonly Fact[] = [
    ['Player', player.name],
    ['Tournament', tournament.label],
    ...money,
    ['On', calendarDayInWords(day, player.language)],
    ['Payment reference', paymentReference(registrationId)],
  ];
  return { kind: 'facts', facts } as const satisfies Letter['parts'][number];
}
