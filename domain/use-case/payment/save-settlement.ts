import type { Given, Needs } from '../../port/ports.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import { byWay, type LedgerEntry, receivedBy } from '../../rule/ledger/ledger-entry.ts';
import type { Account, PaymentUpdate } from '../../rule/ledger/settle.ts';
import { isPaid, type RecordedPayment } from '../../rule/payment/payment.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { easternDay } from '../../rule/time/eastern.ts';
import { noSuchTournament, tournamentLabel } from '../../rule/tournament/tournament.ts';
import { moneyLetter, type Paid } from './money-letter.ts';

/** Ports needed to record a payment and to enter it in the ledger. */
export type RecordPaymentPorts = Given<'players' | 'registrations' | 'ledger' | 'tournaments' | 'site'>;

/** Locked registration with its ledger entries and its price. */
export interface LockedAccount extends Account {
  readonly registration: Registration;
  readonly entries: readonly LedgerEntry[];
}

/** Details of the entries to be made. */
export interface Entering {
  readonly by: string;
  /** Action, for the audit. */
  readonly what: string;
  /** YYYY-MM-DD; null for today. */
  readonly receivedOn: string | null;
  readonly note: string | null;
  /** Expected method in words where it is none of the known ones, for a payment still to come. */
  readonly wishedText?: string | null;
  /** Whether the family gets no letter, as for a slip that is undone at once. */
  readonly isQuiet?: boolean;
}

/** Locks the account of a registration, so that other entries wait for this one. */
export async function accountOf({ ledger }: Needs<'ledger'>, registration: Registration): Promise<LockedAccount> {
  const entries = await ledger.hold(registration.id);
  return { registration, payment: registration.payment, entries, priceCents: registration.price.cents };
}

/** Saves the entries and their effect on the registration, and notifies the family of money received or refunded. Nothing new changes nothing. */
export async function saveSettlement(
  ports: RecordPaymentPorts,
  account: LockedAccount,
  { payment, movements }: PaymentUpdate,
  entering: Entering,
): Promise<Registration> {
  const { registration } = account;
  const changes = changesBetween(registration.payment, payment);
  const said = { movements: movements.map(({ amountCents, method, cause }) => ({ amountCents, method, cause })) };
  const to = movements.length === 0 ? changes.to : { ...changes.to, ...said };
  const { from } = changes;
  await ports.audit.note({ thing: 'registration', recordId: registration.id, what: entering.what, from, to });
  const { wishedText = null } = entering;
  if (Object.keys(to).length === 0 && wishedText === null) return registration;
  const at = ports.clock.now();
  const tournament = await ports.tournaments.find(registration.tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const { playerId, tournamentId, id: registrationId } = registration;
  const { by: enteredBy, receivedOn, note } = entering;
  const line = { registrationId, playerId, tournamentId, tournamentName: tournament.name, enteredBy, enteredAt: at };
  for (const one of movements)
    await ports.ledger.enter({ ...line, ...one, receivedOn: receivedOn ?? easternDay(at), note });
  const methodText = wordsOfWay([...account.entries, ...movements], wishedText);
  const isConfirmed = isPaid(payment);
  const recorded: RecordedPayment = {
    ...payment,
    methodText,
    confirmedBy: isConfirmed ? enteredBy : null,
    confirmedAt: isConfirmed ? at : null,
  };
  await ports.registrations.recordPayment(registrationId, recorded);
  const player = await ports.players.find(playerId);
  const moved = entering.isQuiet ? undefined : movedMoney(account, payment, movements);
  if (player === undefined || moved === undefined) return { ...registration, payment };
  const paid = {
    ...{ moved, player, registrationId, payment: recorded, cents: Math.abs(receivedBy(movements)), at },
    tournament: { name: tournament.name, label: tournamentLabel(tournament, registration.ageBracket) },
    ways: byWay(isConfirmed ? [...account.entries, ...movements] : movements),
    day: receivedOn ?? easternDay(at),
  };
  await ports.outbox.post(moneyLetter(paid, ports.links));
  return { ...registration, payment };
}

/** Returns the words of the only method by which money came; before any came, those of the expected method. */
function wordsOfWay(entries: Parameters<typeof byWay>[0], wishedText: string | null): string | null {
  const [only, ...others] = byWay(entries);
  if (only === undefined) return wishedText;
  return others.length === 0 ? only.methodText : null;
}

/** Returns what the family is written of: money sent back, a part that came, or that nothing is owed any more; undefined for a correction. */
function movedMoney(
  { payment: before }: Account,
  after: PaymentUpdate['payment'],
  movements: PaymentUpdate['movements'],
): Paid['moved'] | undefined {
  if (movements.some(({ cause }) => cause === 'refund')) return 'sent back';
  return receivedBy(movements) > 0 || (isPaid(after) && !isPaid(before)) ? 'received' : undefined;
}
