import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import type { LedgerEntry, Way } from '../../ledger/ledger-entry.ts';
import { statePayment, undoStatement } from '../../ledger/settle.ts';
import { isPaid, type PaymentState } from '../../payment/payment.ts';
import { noSuchRegistration, type Registration } from '../../registration/registration.ts';
import { accountOf, type LockedAccount, type RecordPaymentPorts, saveSettlement } from './save-settlement.ts';

/** Stated payment, with its method and the version that was seen. */
interface Stated {
  readonly state: PaymentState;
  readonly way: Way | null;
  readonly isUndo?: boolean;
  readonly seen?: SeenVersion;
}

/** Records the state of a registration's payment, and enters what follows in the ledger. */
export async function recordState(
  ports: RecordPaymentPorts,
  id: number,
  { state, way, isUndo = false, seen }: Stated,
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
