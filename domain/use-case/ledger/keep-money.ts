import { refuseContradictions } from '../../form/accept-answers.ts';
import type { Answers } from '../../form/form.ts';
import { type LedgerEntry, noSuchEntries, receivedBy } from '../../ledger/ledger-entry.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { easternDay, easternYear } from '../../time/eastern.ts';
import { moneyToKeep } from './money-form.ts';

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
