import type { Given } from '../../port/ports.ts';
import { noSuchRegistration } from '../../registration/registration.ts';

/** Notes that a registered player is here; whoever is here already stays so. */
export async function noteArrival(
  { registrations, checkIns, audit, clock }: Given<'registrations' | 'checkIns'>,
  { registrationId, by }: { readonly registrationId: number; readonly by: string },
): Promise<void> {
  if ((await registrations.lock(registrationId)) === undefined) throw noSuchRegistration();
  const checkedInAt = clock.now();
  if (!(await checkIns.add({ registrationId, checkedInAt, checkedInBy: by }))) return;
  const to = { checkedInAt: checkedInAt.toISOString() };
  await audit.note({ thing: 'registration', recordId: registrationId, what: 'checked in', to });
}
