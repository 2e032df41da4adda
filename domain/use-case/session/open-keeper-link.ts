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
export class OpenKeeperLink {
  constructor(private readonly ports: Given<'keeperLinks'>) {}

  async run({ secret, name }: KeeperLinkSignIn): Promise<KeeperByLink> {
    const link = await this.ports.keeperLinks.find(secret);
    if (link === undefined || !isOpen(link, this.ports.clock.now())) throw keeperLinkEnded();
    const id = await this.ports.keeperLinks.use(link.id, name);
    await this.ports.audit.note({ thing: 'keeper link', recordId: link.id, what: 'used', to: { keeper: id } });
    return { id, name, width: link.width };
  }
}
