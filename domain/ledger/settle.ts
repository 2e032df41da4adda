import { inEnglish } from '../language/sentence.ts';
import { amountDue, dollars } from '../payment/fee.ts';
import { isPaid, isStillOpen, type Payment, type PaymentState, paymentState } from '../payment/payment.ts';
import { Refusal } from '../refusal/refusal.ts';
import { byWay, type Movement, receivedBy, type Way } from './ledger-entry.ts';

/** A registration's payment with its entries so far, and the price in US cents before a card's surcharge. */
export interface Account {
  readonly payment: Payment;
  readonly entries: readonly Omit<Movement, 'cause'>[];
  readonly priceCents: number;
}

/** The payment as it is afterwards, and the entries that make it so. */
export interface Settled {
  readonly payment: Payment;
  readonly movements: readonly Movement[];
}

/**
 * An organizer says what has become of a payment, as the specification has it. Paid enters what is still owed, said again by another way
 * it moves what was noted to that way; pending or failed takes back what a paid registration had brought. Otherwise nothing moves,
 * so that two who confirm at once make one entry.
 */
export function stated(account: Account, said: PaymentState, way: Way | null): Settled {
  if (said === 'paid') return isPaid(account.payment) ? restated(account, way) : confirmed(account, way);
  return isPaid(account.payment) ? takenBack(account, said, way) : stillOpen(account, said, way);
}

function confirmed(account: Account, way: Way | null): Settled {
  const by = way ?? { method: account.payment.method, methodText: null };
  const amountCents = asked(account, by);
  const movements = moved(amountCents - account.payment.receivedCents, by, 'confirmed');
  return settled(account, { method: by.method, amountCents }, 'paid', movements);
}

/** Where it was all noted by one way and came by another, two entries say so; what came by several ways stays as it is. */
function restated(account: Account, way: Way | null): Settled {
  const noted = byWay(account.entries);
  const [only] = noted;
  const isOther = way !== null && (only?.method !== way.method || only.methodText !== way.methodText);
  if (way === null || !isOther || (only !== undefined && noted.length > 1))
    return { payment: account.payment, movements: [] };
  const sum = only?.amountCents ?? 0;
  const movements = only === undefined ? [] : [...moved(-sum, only, 'corrected'), ...moved(sum, way, 'corrected')];
  return settled(account, { method: way.method }, 'paid', movements);
}

function takenBack(account: Account, said: PaymentState, way: Way | null): Settled {
  const method = way?.method ?? account.payment.method;
  const amountCents = account.payment.amountCents === 0 ? 0 : amountDue(method, account.priceCents);
  const movements = byWay(account.entries).flatMap((one) => moved(-one.amountCents, one, 'taken-back'));
  return settled(account, { method, amountCents }, said, movements);
}

function stillOpen(account: Account, said: PaymentState, way: Way | null): Settled {
  const { payment, priceCents } = account;
  const method = way?.method ?? payment.method;
  const isRepriced = isStillOpen(payment) && payment.amountCents > 0;
  const amountCents = isRepriced ? amountDue(method, priceCents) : payment.amountCents;
  return settled(account, { method, amountCents }, said, []);
}

/**
 * What was said of a payment is taken back at once: the entries that it made are answered one by one, so that what had come before stays as
 * it came. What was paid is paid again, whatever it costs now.
 */
export function unsaid({ payment }: Account, said: PaymentState, made: readonly Movement[]): Settled {
  const movements = made.flatMap((one) =>
    moved(-one.amountCents, one, one.amountCents > 0 ? 'taken-back' : 'confirmed'),
  );
  const held = payment.receivedCents + receivedBy(movements);
  const amountCents = said === 'paid' ? held : payment.amountCents;
  const { method } = said === 'paid' ? (movements.at(-1) ?? payment) : payment;
  return settled({ payment, entries: [], priceCents: 0 }, { method, amountCents }, said, movements);
}

/** Money came, all that is owed or a part; the first of it fixes what is asked by the way in which it came. */
export function received(account: Account, cents: number, way: Way, cause: 'payment' | 'statement'): Settled {
  const said = isPaid(account.payment) ? 'paid' : 'pending';
  const fixed = { method: way.method, amountCents: asked(account, way) };
  return settled(account, fixed, said, moved(cents, way, cause));
}

/** Money went back: never more than is held. What was asked is owed again, unless an organizer says that it no longer is. */
export function sentBack(account: Account, cents: number, way: Way, isOwedAgain: boolean): Settled {
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

/** What is asked once money comes by a way: it depends on the way until anything has come. */
function asked({ payment, priceCents }: Account, { method }: Way): number {
  return isStillOpen(payment) ? amountDue(method, priceCents) : payment.amountCents;
}

function settled(
  { payment }: Account,
  changed: Partial<Payment>,
  said: PaymentState,
  movements: readonly Movement[],
): Settled {
  const after = { ...payment, ...changed, receivedCents: payment.receivedCents + receivedBy(movements) };
  return { payment: { ...after, state: paymentState(said, after.amountCents, after.receivedCents) }, movements };
}

function moved(amountCents: number, { method, methodText }: Way, cause: Movement['cause']): readonly Movement[] {
  return amountCents === 0 ? [] : [{ amountCents, method, methodText, cause }];
}
