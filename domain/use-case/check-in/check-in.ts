import type { Given } from '../../port/ports.ts';
import { noSuchRegistration } from '../../registration/registration.ts';

/**
 * Notes that a registered player is here. A second press changes nothing, so two desks that check in the same team, or a press that comes
 * late from a phone without a network, agree.
 */
export async function checkInPlayer(
  given: Given<'registrations' | 'checkIns'>,
  { registrationId, by }: { readonly registrationId: number; readonly by: string },
): Promise<void> {
  const { registrations, checkIns, audit, clock } = given;
  if ((await registrations.lock(registrationId)) === undefined) throw noSuchRegistration();
  const checkedInAt = clock.now();
  if (!(await checkIns.add({ registrationId, checkedInAt, checkedInBy: by }))) return;
  const to = { checkedInAt: checkedInAt.toISOString() };
  await audit.note({ thing: 'registration', recordId: registrationId, what: 'checked in', to });
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
