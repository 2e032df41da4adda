import type { Given } from '../../port/ports.ts';
import { withFlag } from '../../registration/registration.ts';
import type { WaiverLink } from './waiver-link.ts';
import { type WaiverPorts, waiverOfLink } from './waiver-of-link.ts';
import { type Telling, tellFamily, tellOrganizers } from './withdrawal-letters.ts';

/** Withdraws a waiver for a parent who did not agree, or does no longer: it is unsigned again, and both sides are notified. */
export async function withdrawWaiver(given: WaiverPorts & Telling & Given, link: WaiverLink): Promise<void> {
  const behind = await waiverOfLink(given, link);
  const { id, waiver } = behind.registration;
  if (waiver === null) return;
  const flags = withFlag(behind.registration, 'refused-waiver');
  await given.registrations.changeWaiver({ id, waiver: null, flags });
  const { address: _, ...from } = waiver;
  await given.audit.note({ thing: 'registration', recordId: id, what: 'waiver withdrawn', from });
  await tellOrganizers(given, behind, waiver);
  await tellFamily(given, behind, 'waiver');
}
