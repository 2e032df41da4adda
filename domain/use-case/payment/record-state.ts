import { refuseStale, type SeenVersion } from '../../rule/audit/seen-version.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { inEnglish } from '../../rule/language/sentence.ts';
import type { LedgerEntry, Way } from '../../rule/ledger/ledger-entry.ts';
import { centsToConfirm, statePayment, undoStatement } from '../../rule/ledger/settle.ts';
import { dollars } from '../../rule/payment/fee.ts';
import { isPaid, type PaymentState } from '../../rule/payment/payment.ts';
import { noSuchRegistration, type Registration } from '../../rule/registration/registration.ts';
import { accountOf, type LockedAccount, type RecordPaymentPorts, saveSettlement } from './save-settlement.ts';

/** Stated payment, with its method and the version that was seen. */
interface Stated {
  readonly state: PaymentState;
  readonly way: Way | null;
  readonly isUndo?: boolean;
  /** Amount that was taken, in US cents, where the desk has named one. */
  readonly amountCents?: number | null;
  readonly seen?: SeenVersion;
}

/** Records the state of a registration's payment, and enters what follows in the ledger. */
export async function recordState(
  ports: RecordPaymentPorts,
  id: number,
  { state, way, isUndo = false, amountCents = null, seen }: Stated,
  by: string,
): Promise<Registration> {
  const locked = await ports.registrations.lock(id);
  if (locked === undefined) throw noSuchRegistration();
  refuseStale('registration', seen, locked.version);
  const account = await accountOf(ports, locked.record);
  const isTaken = amountCents !== null && state === 'paid' && !isUndo;
  if (isTaken && (await isEntered(ports, account, way, amountCents))) return locked.record;
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

/** Returns whether an amount taken at the desk is entered already, as where its call comes twice; refuses one that is not what is owed. */
async function isEntered(
  { players }: RecordPaymentPorts,
  { registration, payment, entries, priceCents }: LockedAccount,
  way: Way | null,
  amountCents: number,
): Promise<boolean> {
  const last = entries.at(-1);
  if (isPaid(payment) && last?.amountCents === amountCents && last.method === way?.method) return true;
  const owedCents = isPaid(payment) ? 0 : centsToConfirm({ payment, priceCents }, way?.method ?? null);
  if (owedCents === amountCents && !isPaid(payment)) return false;
  const player = await players.find(registration.playerId);
  throw otherAmountOwed(player?.name ?? '', owedCents, amountCents);
}

/** Refusal of an amount that a desk has named and that is not owed. */
export function otherAmountOwed(name: string, owedCents: number, namedCents: number): AnswersRefused {
  const owes = owedCents === 0 ? 'owes nothing any more' : `owes ${dollars(owedCents)}, not ${dollars(namedCents)}`;
  return new AnswersRefused({ paymentMethod: inEnglish(`${name} ${owes}`) }, 'conflict', { owedCents });
}
