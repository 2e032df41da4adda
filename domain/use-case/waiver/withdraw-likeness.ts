import type { Given } from '../../port/ports.ts';
import type { WaiverLink } from './waiver-link.ts';
import { type WaiverPorts, waiverOfLink } from './waiver-of-link.ts';
import { type Telling, tellFamily } from './withdrawal-letters.ts';

/** Withdraws a parent's permission for photos; the waiver itself stays as confirmed as it was. */
export async function withdrawLikeness(given: WaiverPorts & Telling & Given, link: WaiverLink): Promise<void> {
  const behind = await waiverOfLink(given, link);
  const { id, waiver, flags } = behind.registration;
  if (!waiver?.isLikenessAllowed) return;
  await given.registrations.changeWaiver({ id, waiver: { ...waiver, isLikenessAllowed: false }, flags });
  await given.audit.note({
    thing: 'registration',
    recordId: id,
    what: 'photo choice changed',
    from: { likenessAllowed: true },
    to: { likenessAllowed: false },
  });
  await tellFamily(given, behind, 'photos');
}
