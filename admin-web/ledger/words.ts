import { causeLabels, creditCause } from '../../domain/answer/ledger/listed-entry.ts';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { dollars } from '../../domain/payment/fee.ts';
import { paymentMethodLabel } from '../../domain/payment/payment-method.ts';
import { mostRows } from '../../domain/table/cells.ts';
import { moneyReceived, moneySentBack } from '../../domain/use-case/ledger/money-form.ts';

/** A signed amount of cents in dollars: $40 or −$12.50. */
export const amount = (cents: number): string => (cents < 0 ? `−${inGroups(-cents)}` : inGroups(cents));

/** $12,345.50: as the rules write it, in groups of three. */
const inGroups = (cents: number): string => dollars(cents).replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/** How money came: what is paid at the event has come there. */
function way({ method, methodText }: Pick<LedgerEntry, 'method' | 'methodText'>): string {
  if (methodText !== null) return methodText;
  if (method === null) return 'Not specified';
  return method === 'at_event' ? 'At the event' : paymentMethodLabel(method);
}

/** What an entry was made for; credit is money that stayed, or that was there. */
function causeOf({ cause, method, amountCents }: Pick<LedgerEntry, 'cause' | 'method' | 'amountCents'>): string {
  return creditCause({ cause, method, amountCents }) ?? causeLabels[cause];
}

const { fields } = moneyReceived;

/** Every sentence about money that came in and went out. */
export const words = {
  title: 'Money',
  count: (entries: number) => (entries === 1 ? '1 entry' : `${entries.toLocaleString('en-US')} entries`),
  searchHint: 'Player, phone or reference',
  loading: 'Loading the entries…',
  failed: 'Failed to fetch the entries',
  none: {
    title: 'No money entered here',
    text: 'Confirm a payment, add one from a registration, or read in a bank statement: each becomes an entry.',
  },
  columns: {
    receivedOn: fields.receivedOn.label,
    amountCents: 'How much',
    method: 'How',
    cause: 'What for',
    player: 'Who',
    tournament: 'Where',
    reference: 'Reference',
    enteredBy: 'Entered by',
  },
  by: (who: string) => `entered by ${who}`,
  erased: 'Erased',
  credit: {
    keep: 'Keep as credit',
    use: (cents: number) => `Credit (${amount(cents)} left)`,
    left: (cents: number) => `${amount(cents)} of this player are kept as credit.`,
    sums: (kept: number, used: number) => `Credit, no money of the till: ${amount(kept)} kept, ${amount(used)} used`,
  },
  cause: causeOf,
  way,
  filters: {
    method: { label: fields.paymentMethod.label, all: 'All ways' },
    from: 'From day',
    until: 'Until day',
  },
  newest: 'Newest day first',
  oldest: 'Oldest day first',
  cashUp: {
    title: 'Cash-up',
    today: 'Today',
    days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    came: (cents: number) => `${amount(cents)} in`,
    went: (cents: number) => `${amount(cents)} out`,
    none: 'Nothing was entered for these days.',
    failed: 'Failed to sum up',
    columns: { day: 'On', by: 'Organizer', way: 'Way', entries: 'Number', came: 'In', went: 'Out', net: 'Net' },
    sum: 'All',
  },
  account: {
    action: 'Money',
    of: (player: string) => `Money: ${player}`,
    askedFor: { regular: 'Asked', early: 'Asked (early price)', sibling: 'Asked (sibling price)' },
    received: 'Came in',
    owed: 'Owed',
    over: 'Too much',
    soFar: { paid: 'Paid', part: 'Part paid', owed: 'Not paid' },
    wish: (said: string) => `Said to pay by: ${said}`,
    none: 'Nothing has come yet.',
    gone: (tournament: string) => `${tournament}, no longer registered`,
    toRefund: (cents: number) => `${amount(cents)} to be refunded`,
    kept: (cents: number) => `${amount(cents)} kept, not to be refunded`,
    failed: 'Failed to fetch the money',
    noRegistration: 'This player is not registered for a tournament.',
  },
  keep: {
    keep: 'It is kept, not refunded',
    refund: 'Refund it after all',
    kept: 'The money is kept',
    refunded: 'The money is to be refunded',
    failed: 'Failed to save what becomes of the money',
  },
  toRefund: 'To be refunded',
  refunds: { label: 'Registration', all: 'All entries', choice: 'To be refunded' },
  receive: {
    action: 'Add Payment',
    submit: 'Enter payment',
    done: 'Payment entered',
    failed: 'Failed to enter the payment',
  },
  sendBack: {
    action: 'Refund',
    submit: 'Enter refund',
    done: 'Refund entered',
    failed: 'Failed to enter the refund',
    owedNoMore: moneySentBack.fields.isOwedNoMore.label,
    owedNoMoreHint: 'Else what goes back is owed again.',
  },
  statement: {
    action: 'Read a Statement',
    title: 'Read a Statement',
    text: 'It is looked through at once. Nothing is entered before you say so.',
    hint: 'Paste what your bank or Venmo lets you save (CSV) with its headings, or drop the file.',
    looking: 'Looking through the statement…',
    tooMany: `At most ${mostRows.toLocaleString('en-US')} lines can be read at once. Split the statement in two.`,
    failed: 'The statement could not be read',
    again: 'Another statement',
    found: (lines: number, leftOut: number) =>
      `${lines} ${lines === 1 ? 'payment' : 'payments'} found${leftOut === 0 ? '' : `, ${leftOut} other ${leftOut === 1 ? 'line' : 'lines'} left out`}.`,
    sure: (lines: number) => `Sure (${lines})`,
    sureText: 'The reference is theirs and they owe exactly this.',
    enterSure: (lines: number) =>
      lines <= 2 ? ['', 'Enter the sure one', 'Enter both sure ones'][lines] : `Enter all ${lines} sure ones`,
    proposed: (lines: number) => `Yours to decide (${lines})`,
    proposedText: 'Choose whom each is for; what you leave alone is not entered.',
    enterChosen: (lines: number) =>
      lines <= 1 ? ['Enter what is chosen', 'Enter the chosen one'][lines] : `Enter the ${lines} chosen`,
    nobody: (lines: number) => `Nobody found (${lines})`,
    known: (lines: number) => `Entered before (${lines})`,
    nobodyChosen: 'Nobody',
    isFor: (row: number) => `Whom line ${row} is for`,
    done: (entered: number) => (entered === 1 ? '1 payment entered' : `${entered} payments entered`),
    enterFailed: 'Failed to enter the statement',
    left: (lines: readonly string[]) => `Not entered: ${lines.join('; ')}`,
  },
  cancel: 'Not now',
  today: 'Today unless you say another day',
} as const;
