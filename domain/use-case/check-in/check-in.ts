import type { Given } from '../../port/ports.ts';
import { noSuchRegistration } from '../../rule/registration/registration.ts';
import { type Arrival, noteArrival } from './note-arrival.ts';

/**
 * Notes that a registered player is here. A second press changes nothing, so two desks that check in the same team, or a press that comes
 * late from a phone without a network, agree.
 */
export function checkInPlayer(given: Given<'registrations' | 'checkIns'>, arrival: Arrival): Promise<void> {
  return noteArrival(given, arrival);
}

/**
 * Takes a check-in back; where there is none, nothing changes. A desk names the moment of the one that it saw, so that a press that comes
 * late never takes back what another desk has entered.
 */
export async function takeBackCheckIn(
  given: Given<'registrations' | 'checkIns'>,
  { registrationId, at }: { readonly registrationId: number; readonly at?: Date },
): Promise<void> {
  const { registrations, checkIns, audit } = given;
  if ((await registrations.lock(registrationId)) === undefined) throw noSuchRegistration();
  const found = at && (await checkIns.find(registrationId));
  if (found !== undefined && found.checkedInAt.getTime() !== at?.getTime()) return;
  const removed = await checkIns.remove(registrationId);
  if (removed === undefined) return;
  const from = { checkedInAt: removed.checkedInAt.toISOString() };
  await audit.note({ thing: 'registration', recordId: registrationId, what: 'check-in taken back', from });
}
