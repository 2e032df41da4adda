import type { Needs } from '../../port/ports.ts';
import { type RegistrationWindow, registrationWindow } from '../../rule/tournament/registration-window.ts';

/** Returns the present circumstances that decide, beside a tournament itself, whether somebody can register. */
export async function windowNow({
  tournaments,
  site,
  clock,
}: Needs<'tournaments' | 'site' | 'clock'>): Promise<RegistrationWindow> {
  const [settings, isAnyClosed] = await Promise.all([site.settings(), tournaments.isAnyClosed()]);
  return registrationWindow(clock.now(), settings, isAnyClosed);
}
