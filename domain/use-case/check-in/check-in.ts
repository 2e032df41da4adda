import type { Given } from '../../port/ports.ts';
import { noSuchRegistration } from '../../registration/registration.ts';
import { noteArrival } from './note-arrival.ts';

/**
 * Notes that a registered player is here. A second press changes nothing, so two desks that check in the same team, or a press that comes
 * late from a phone without a network, agree.
 */
export function checkInPlayer(
  given: Given<'registrations' | 'checkIns'>,
  arrival: { readonly registrationId: number; readonly by: string },
): Promise<void> {
  return noteArrival(given, arrival);
}

/** Takes a check-in back; where there is none, nothing changes. */
export async function takeBackCheckIn(
  given: Given<'registrations' | 'checkIns'>,
  { registrationId }: { readonly registrationId: number },
): Promise<void> {
  const { registrations, checkIns, audit } = given;
  if ((await registrations.lock(registrationId)) === undefined) throw noSuchRegistration();
  const removed = await checkIns.remove(registrationId);
  if (removed === undefined) return;
  const from = { checkedInAt: removed.checkedInAt.toISOString() };
  await audit.note({ thing: 'registration', recordId: registrationId, what: 'check-in taken back', from });
}
