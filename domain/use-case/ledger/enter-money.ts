import type { Given } from '../../port/ports.ts';
import { AnswersRefused, refuseContradictions } from '../../rule/form/accept-answers.ts';
import type { Answers } from '../../rule/form/form.ts';
import { type LedgerEntry, noSuchEntries, receivedBy } from '../../rule/ledger/ledger-entry.ts';
import { enterPayment, enterRefund, moreThanReceived } from '../../rule/ledger/settle.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { noSuchRegistration } from '../../rule/registration/registration.ts';
import { easternDay, easternYear } from '../../rule/time/eastern.ts';
import { moneyLetter } from '../payment/money-letter.ts';
import { wayOf } from '../payment/recorded-method.ts';
import { accountOf, type RecordPaymentPorts, saveSettlement } from '../payment/save-settlement.ts';
import { type MoneyReceived, type MoneySentBack, moneyToKeep } from './money-form.ts';

interface Asked<A> {
  readonly answers: A;
  /** Organizer who enters it, by sign-in name. */
  readonly by: string;
}

/** Enters money received for a registration. */
export async function enterMoney(
  given: RecordPaymentPorts,
  { answers, by }: Asked<MoneyReceived>,
): Promise<LedgerEntry> {
  const { registrationId, amountCents, paymentMethod, customMethod, receivedOn, note } = answers;
  refuseLater(given, receivedOn);
  const locked = await given.registrations.lock(registrationId);
  if (locked === undefined) throw noSuchRegistration();
  const account = await accountOf(given, locked.record);
  const paymentUpdate = enterPayment(account, amountCents, wayOf(paymentMethod, customMethod));
  await saveSettlement(given, account, paymentUpdate, {
    by,
    what: 'payment received',
    receivedOn,
    note,
  });
  return lastOf(given, registrationId);
}

type Needed = RecordPaymentPorts;

/** Enters money refunded to a family, also for a deleted registration. */
export async function sendMoneyBack(given: Needed, { answers, by }: Asked<MoneySentBack>): Promise<LedgerEntry> {
  const { registrationId, amountCents, paymentMethod, customMethod, receivedOn, note, isOwedNoMore } = answers;
  refuseLater(given, receivedOn);
  const way = wayOf(paymentMethod, customMethod);
  const locked = await given.registrations.lock(registrationId);
  if (locked === undefined) return forGone(given, registrationId, { ...way, amountCents, receivedOn, note, by });
  const account = await accountOf(given, locked.record);
  const paymentUpdate = enterRefund(account, amountCents, way, !isOwedNoMore);
  await saveSettlement(given, account, paymentUpdate, {
    by,
    what: 'payment sent back',
    receivedOn,
    note,
  });
  return lastOf(given, registrationId);
}

/** Enters the refund of a deleted registration, which owes nothing: only the amount received counts. */
async function forGone(
  given: Needed,
  registrationId: number,
  {
    amountCents,
    receivedOn,
    by,
    ...beside
  }: Pick<LedgerEntry, 'amountCents' | 'method' | 'methodText' | 'note'> & {
    readonly receivedOn: string | null;
    readonly by: string;
  },
): Promise<LedgerEntry> {
  const { ledger, players, clock, audit, outbox, links } = given;
  const entries = await ledger.hold(registrationId);
  const last = entries.at(-1);
  if (last === undefined) throw noSuchEntries();
  if (amountCents > receivedBy(entries)) throw moreThanReceived(receivedBy(entries));
  const { id: _, ...like } = last;
  const at = clock.now();
  const entry = await ledger.enter({
    ...like,
    ...beside,
    amountCents: -amountCents,
    cause: 'refund',
    receivedOn: receivedOn ?? easternDay(at),
    enteredBy: by,
    enteredAt: at,
  });
  const to = { amountCents: -amountCents, method: beside.method, playerId: last.playerId };
  await audit.note({ thing: 'registration', recordId: registrationId, what: 'payment sent back', to });
  const player = last.playerId === null ? undefined : await players.find(last.playerId);
  if (player !== undefined) {
    const { tournamentName: name } = last;
    const receivedCents = receivedBy(entries) - amountCents;
    const payment = { state: 'paid', method: beside.method, amountCents: receivedCents, receivedCents } as const;
    const told = { player, registrationId, tournament: { name, label: name }, payment, cents: amountCents, at };
    await outbox.post(moneyLetter({ ...told, moved: 'sent back', ways: [], day: entry.receivedOn }, links));
  }
  return entry;
}

async function lastOf({ ledger }: RecordPaymentPorts, registrationId: number): Promise<LedgerEntry> {
  const last = (await ledger.hold(registrationId)).at(-1);
  if (last === undefined) throw noSuchEntries();
  return last;
}

/** Refuses a day in the future. */
function refuseLater({ clock }: RecordPaymentPorts, day: string | null): void {
  if (day !== null && day > easternDay(clock.now()))
    throw new AnswersRefused({ receivedOn: 'Day must not be in the future' });
}

/** Keeps the money of a deleted registration for a reason, or lists it as to be refunded after all. Each is an entry of the ledger. */
export async function keepMoney(
  given: Given<'registrations' | 'ledger'>,
  {
    answers,
    by,
  }: {
    readonly answers: Answers<typeof moneyToKeep>;
    /** Organizer who decides, by sign-in name. */
    readonly by: string;
  },
): Promise<LedgerEntry> {
  const { registrationId, isKept, note } = answers;
  const at = given.clock.now();
  refuseContradictions(moneyToKeep, answers, { year: easternYear(at) });
  if ((await given.registrations.withId(registrationId)) !== undefined) throw stillRegistered();
  const entries = await given.ledger.hold(registrationId);
  const last = entries.at(-1);
  if (last === undefined) throw noSuchEntries();
  const amountCents = isKept ? -receivedBy(entries) : -receivedBy(entries.filter(({ cause }) => cause === 'kept'));
  if (isKept ? amountCents >= 0 : amountCents <= 0) return last;
  const { id: _, ...like } = last;
  const beside = { cause: 'kept', note, receivedOn: easternDay(at), enteredBy: by, enteredAt: at } as const;
  const to = { amountCents, playerId: last.playerId, tournamentId: last.tournamentId };
  await given.audit.note({
    thing: 'registration',
    recordId: registrationId,
    what: isKept ? 'money kept' : 'money to be refunded',
    to,
  });
  return given.ledger.enter({ ...like, ...beside, amountCents, method: null, methodText: null });
}

function stillRegistered(): Refusal {
  return new Refusal('conflict', 'The registration is still on file, and its money with it');
}
