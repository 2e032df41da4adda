import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Revokes a score keeper's link and signs out everybody who came in by it. */
export async function revokeKeeperLink(given: Given<'keeperLinks'>, id: number): Promise<void> {
  if (!(await given.keeperLinks.revoke(id, given.clock.now()))) throw noSuchKeeperLink();
  await given.audit.note({ thing: 'keeper link', recordId: id, what: 'revoked' });
}

/** Revokes all links of a tournament, and signs out everybody who came in by them. */
export async function revokeKeeperLinks(given: Given<'keeperLinks'>, tournamentId: number): Promise<readonly number[]> {
  const revoked = await given.keeperLinks.revokeAll(tournamentId, given.clock.now());
  for (const recordId of revoked) await given.audit.note({ thing: 'keeper link', recordId, what: 'revoked' });
  return revoked;
}

const noSuchKeeperLink = () => new Refusal('not-found', 'No such link, or it was revoked before');
