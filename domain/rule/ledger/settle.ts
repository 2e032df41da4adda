import { inEnglish } from '../language/sentence.ts';
import { amountDue, dollars } from '../payment/fee.ts';
import { isPaid, isStillOpen, type Payment, type PaymentState, paymentState } from '../payment/payment.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import { Refusal } from '../refusal/refusal.ts';
import { byWay, type Movement, receivedBy, type Way } from './ledger-entry.ts';

/** Payment of a registration with its entries so far, and the price in US cents before a card's surcharge. */
export interface Account {
  readonly payment: Payment;
  readonly entries: readonly Omit<Movement, 'cause'>[];
  readonly priceCents: number;
}

/** Payment after a change, and the entries that lead to it. */
export interface PaymentUpdate {
  readonly payment: Payment;
  readonly movements: readonly Movement[];
}

/**
 * Sets the state of a payment as stated by an organizer, following the specification. `paid` enters the amount
 * still owed; stated again with another method it moves the entries to that method. Pending or failed reverses the
 * money of a paid registration. Otherwise nothing moves, so that two simultaneous confirmations make one entry.
 */
export function statePayment(account: Account, said: PaymentState, way: Way | null): PaymentUpdate {
  if (said === 'paid') return isPaid(account.payment) ? restated(account, way) : confirmed(account, way);
  return isPaid(account.payment) ? takenBack(account, said, way) : stillOpen(account, said, way);
}

/** Returns the amount that a confirmation by a method would enter, in US cents; null stands for the announced method. */
export function centsToConfirm(account: Omit<Account, 'entries'>, method: PaymentMethod | null): number {
  const { payment } = account;
  return Math.max(0, asked(account, { method: method ?? payment.method }) - payment.receivedCents);
}

function confirmed(account: Account, way: Way | null): PaymentUpdate {
  const by = way ?? { method: account.payment.method, methodText: null };
  const amountCents = asked(account, by);
  const movements = moved(amountCents - account.payment.receivedCents, by, 'confirmed');
  return settled(account, { method: by.method, amountCents }, 'paid', movements);
}

/** Corrects the method of a payment by two entries where all of it was noted by one method; payments by several methods stay. */
function restated(account: Account, way: Way | null): PaymentUpdate {
  const noted = byWay(account.entries);
  const [only] = noted;
  const isOther = way !== null && (only?.method !== way.method || only.methodText !== way.methodText);
  if (way === null || !isOther || (only !== undefined && noted.length > 1))
    return { payment: account.payment, movements: [] };
  const sum = only?.amountCents ?? 0;
  const movements = only === undefined ? [] : [...moved(-sum, only, 'corrected'), ...moved(sum, way, 'corrected')];
  return settled(account, { method: way.method }, 'paid', movements);
}

function takenBack(account: Account, said: PaymentState, way: Way | null): PaymentUpdate {
  const method = way?.method ?? account.payment.method;
  const amountCents = account.payment.amountCents === 0 ? 0 : amountDue(method, account.priceCents);
  const movements = byWay(account.entries).flatMap((one) => moved(-one.amountCents, one, 'taken-back'));
  return settled(account, { method, amountCents }, said, movements);
}

function stillOpen(account: Account, said: PaymentState, way: Way | null): PaymentUpdate {
  const { payment, priceCents } = account;
  const method = way?.method ?? payment.method;
  const isRepriced = isStillOpen(payment) && payment.amountCents > 0;
  const amountCents = isRepriced ? amountDue(method, priceCents) : payment.amountCents;
  return settled(account, { method, amountCents }, said, []);
}

/**
 * Undoes a statement about a payment at once: its entries are reversed one by one, so that earlier payments stay
 * as they came. A payment that was paid is paid again, whatever it costs now.
 */
export function undoStatement({ payment }: Account, said: PaymentState, made: readonly Movement[]): PaymentUpdate {
  const movements = made.flatMap((one) =>
    moved(-one.amountCents, one, one.amountCents > 0 ? 'taken-back' : 'confirmed'),
  );
  const held = payment.receivedCents + receivedBy(movements);
  const amountCents = said === 'paid' ? held : payment.amountCents;
  const { method } = said === 'paid' ? (movements.at(-1) ?? payment) : payment;
  return settled({ payment, entries: [], priceCents: 0 }, { method, amountCents }, said, movements);
}

/** Enters a payment, whole or in part; the first one fixes the price by its method. */
export function enterPayment(account: Account, cents: number, way: Way): PaymentUpdate {
  const said = isPaid(account.payment) ? 'paid' : 'pending';
  const fixed = { method: way.method, amountCents: asked(account, way) };
  return settled(account, fixed, said, moved(cents, way, 'payment'));
}

/** Enters the money of a cancelled registration, by the ways in which it came; the first of them fixes the price. */
export function receiveCarried(account: Account, ways: ReturnType<typeof byWay>): PaymentUpdate {
  const [way = account.payment] = ways;
  const fixed = { method: way.method, amountCents: asked(account, way) };
  const movements = ways.flatMap((one) => moved(one.amountCents, one, 'carried'));
  return settled(account, fixed, 'pending', movements);
}

/** Enters a refund, never more than was received. The amount is owed again unless the organizer says that it no longer is. */
export function enterRefund(account: Account, cents: number, way: Way, isOwedAgain: boolean): PaymentUpdate {
  const { payment } = account;
  if (cents > payment.receivedCents) throw moreThanReceived(payment.receivedCents);
  const rest = payment.receivedCents - cents;
  const amountCents = isOwedAgain ? payment.amountCents : Math.min(payment.amountCents, rest);
  const said = isOwedAgain || amountCents > 0 ? 'pending' : 'paid';
  return settled(account, { amountCents }, payment.state === 'failed' ? 'failed' : said, moved(-cents, way, 'refund'));
}

export function moreThanReceived(receivedCents: number): Refusal {
  const held = receivedCents === 0 ? 'Nothing has been received' : `Only ${dollars(receivedCents)} have been received`;
  return new Refusal('conflict', inEnglish(`${held}: no more can be sent back`));
}

/** Returns the amount asked for a payment method, which depends on the method until anything was paid. */
function asked({ payment, priceCents }: Omit<Account, 'entries'>, { method }: Pick<Way, 'method'>): number {
  return isStillOpen(payment) ? amountDue(method, priceCents) : payment.amountCents;
}

function settled(
  { payment }: Account,
  changed: Partial<Payment>,
  said: PaymentState,
  movements: readonly Movement[],
): PaymentUpdate {
  const after = { ...payment, ...changed, receivedCents: payment.receivedCents + receivedBy(movements) };
  return { payment: { ...after, state: paymentState(said, after.amountCents, after.receivedCents) }, movements };
}

function moved(amountCents: number, { method, methodText }: Way, cause: Movement['cause']): readonly Movement[] {
  return amountCents === 0 ? [] : [{ amountCents, method, methodText, cause }];
}
