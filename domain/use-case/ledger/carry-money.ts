import { byWay } from '../../rule/ledger/ledger-entry.ts';
import { receiveCarried } from '../../rule/ledger/settle.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { easternDay } from '../../rule/time/eastern.ts';
import { accountOf, type RecordPaymentPorts, saveSettlement } from '../payment/save-settlement.ts';

/**
 * Counts the money of a player's cancelled registration for a new one in the same tournament, where none of it was sent back:
 * one entry takes it from there, one brings it here. Returns the registration with its payment.
 */
export async function carryMoney(ports: RecordPaymentPorts, registration: Registration): Promise<Registration> {
  const { playerId, tournamentId } = registration;
  const [cancelled] = await ports.ledger.toRefund(playerId, tournamentId);
  if (cancelled === undefined) return registration;
  const entries = await ports.ledger.hold(cancelled);
  const last = entries.at(-1);
  if (last === undefined) return registration;
  const { id: _, ...like } = last;
  const ways = byWay(entries);
  const at = ports.clock.now();
  const beside = {
    cause: 'carried',
    note: null,
    receivedOn: easternDay(at),
    enteredBy: carrier,
    enteredAt: at,
  } as const;
  for (const way of ways) await ports.ledger.enter({ ...like, ...way, ...beside, amountCents: -way.amountCents });
  const account = await accountOf(ports, registration);
  return saveSettlement(ports, account, receiveCarried(account, ways), {
    by: carrier,
    what: 'money of the cancelled registration counts',
    receivedOn: null,
    note: null,
  });
}

/** Name under which the entries stand, since no organizer makes them. */
const carrier = 'new registration';
