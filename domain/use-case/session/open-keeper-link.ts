import type { Given } from '../../port/ports.ts';
import { isOpen, keeperLinkEnded } from '../../session/keeper-link.ts';
import type { KeeperRange } from '../../session/keeper-range.ts';
import type { KeeperLinkSignIn } from './keeper-link-forms.ts';

/** Score keeper signed in by a link, with the scope of their rights. */
interface KeeperByLink {
  readonly id: number;
  readonly name: string;
  readonly width: KeeperRange;
}

/** Signs a score keeper in by a link, under the given name. */
export async function openKeeperLink(
  given: Given<'keeperLinks'>,
  { secret, name }: KeeperLinkSignIn,
): Promise<KeeperByLink> {
  const link = await given.keeperLinks.find(secret);
  if (link === undefined || !isOpen(link, given.clock.now())) throw keeperLinkEnded();
  const id = await given.keeperLinks.use(link.id, name);
  await given.audit.note({ thing: 'keeper link', recordId: link.id, what: 'used', to: { keeper: id } });
  return { id, name, width: link.width };
}
