import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import type { LedgerEntry, Way } from '../../ledger/ledger-entry.ts';
import { statePayment, undoStatement } from '../../ledger/settle.ts';
import { isPaid, type PaymentState } from '../../payment/payment.ts';
import { noSuchPlayer } from '../../player/player.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { noSuchRegistration, type Registration } from '../../registration/registration.ts';
import type { PlayerPayment, RegistrationPayment } from './player-payment-form.ts';
import { wayOf } from './recorded-method.ts';
import { accountOf, type LockedAccount, type RecordPaymentPorts, saveSettlement } from './save-settlement.ts';

/** Records a player's payment for the latest registration, which the player is listed with. */
export async function recordPlayerPayment(
  given: RecordPaymentPorts,
  asked: {
    readonly id: number;
    readonly answers: PlayerPayment;
    readonly seen: SeenVersion;
    readonly by: string;
  },
): Promise<Registration> {
  const { paymentMethod, paymentConfirmed, customMethod: words } = asked.answers;
  if ((await given.players.find(asked.id)) === undefined) throw noSuchPlayer();
  const [shown] = await given.registrations.ofPlayer(asked.id);
  if (shown === undefined) throw new Refusal('conflict', 'This player is not registered for a tournament yet');
  const entered = { state: paymentConfirmed ? 'paid' : 'pending', way: wayOf(paymentMethod, words) } as const;
  return record(given, shown.id, { ...entered, seen: seenOf(shown, asked.seen) }, asked.by);
}

/** Returns the version seen of the shown registration: a listed player's version names person, registration and its version. */
function seenOf({ id }: Registration, seen: SeenVersion): SeenVersion {
  if (seen === undefined) return undefined;
  const [, shownId, version = ''] = seen.split('.');
  return Number(shownId) === id ? version : '';
}

/** Records the state of a registration's payment, with the organizer and the time. */
export async function recordPayment(
  given: RecordPaymentPorts,
  asked: {
    readonly id: number;
    readonly answers: RegistrationPayment;
    readonly seen: SeenVersion;
    readonly by: string;
  },
): Promise<Registration> {
  const { paymentStatus: state, paymentMethod, customMethod: words, isUndo } = asked.answers;
  const way = paymentMethod && wayOf(paymentMethod, words);
  return record(given, asked.id, { state, way, isUndo, seen: asked.seen }, asked.by);
}

interface Entered {
  readonly state: PaymentState;
  readonly way: Way | null;
  readonly isUndo?: boolean;
  readonly seen?: SeenVersion;
}

async function record(
  ports: RecordPaymentPorts,
  id: number,
  { state, way, isUndo = false, seen }: Entered,
  by: string,
): Promise<Registration> {
  const locked = await ports.registrations.lock(id);
  if (locked === undefined) throw noSuchRegistration();
  refuseStale('registration', seen, locked.version);
  const account = await accountOf(ports, locked.record);
  const made = isUndo ? madeLast(account, state) : [];
  const paymentUpdate = made.length > 0 ? undoStatement(account, state, made) : statePayment(account, state, way);
  const entering = { by, what: `payment ${state}`, receivedOn: null, note: null };
  return saveSettlement(ports, account, paymentUpdate, {
    ...entering,
    wishedText: way?.methodText ?? null,
    isQuiet: isUndo,
  });
}

/** Returns the entries made by the last statement about a payment, which `said` undoes; none where it moved nothing. */
function madeLast({ payment, entries }: LockedAccount, said: PaymentState): readonly LedgerEntry[] {
  if (isPaid(payment) === (said === 'paid')) return [];
  const at = entries.at(-1)?.enteredAt.getTime();
  const cause = isPaid(payment) ? 'confirmed' : 'taken-back';
  const last = entries.filter(({ enteredAt }) => enteredAt.getTime() === at);
  return last.every((one) => one.cause === cause) ? last : [];
}
