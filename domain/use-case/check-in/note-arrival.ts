import type { Given } from '../../port/ports.ts';
import { arrivedAt } from '../../rule/check-in/check-in.ts';
import { noSuchRegistration } from '../../rule/registration/registration.ts';

export interface Arrival {
  readonly registrationId: number;
  /** Organizer who notes it, by sign-in name. */
  readonly by: string;
  /** Moment of the press; now without it. */
  readonly at?: Date;
}

/** Notes that a registered player is here; whoever is here already stays so. */
export async function noteArrival(
  { registrations, checkIns, audit, clock }: Given<'registrations' | 'checkIns'>,
  { registrationId, by, at }: Arrival,
): Promise<void> {
  if ((await registrations.lock(registrationId)) === undefined) throw noSuchRegistration();
  const checkedInAt = arrivedAt(at, clock.now());
  if (!(await checkIns.add({ registrationId, checkedInAt, checkedInBy: by }))) return;
  const to = { checkedInAt: checkedInAt.toISOString() };
  await audit.note({ thing: 'registration', recordId: registrationId, what: 'checked in', to });
}
