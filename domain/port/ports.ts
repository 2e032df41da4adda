import type { Links } from '../site/links.ts';
import type { Audit } from './audit.ts';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import type { Outbox } from './outbox.ts';
import type { Players } from './players.ts';
import type { Registrations } from './registrations.ts';
import type { Seal } from './seal.ts';
import type { Site } from './site.ts';
import type { Teams } from './teams.ts';
import type { Tournaments } from './tournaments.ts';

/** The ports by the names under which use cases hold them; a step that several take names those it needs. */
interface Ports {
  readonly tournaments: Tournaments;
  readonly teams: Teams;
  readonly players: Players;
  readonly registrations: Registrations;
  readonly ledger: Ledger;
  readonly site: Site;
  readonly outbox: Outbox;
  readonly links: Links;
  readonly seal: Seal;
  readonly audit: Audit;
  readonly clock: Clock;
}

/** These ports and no others. */
export type Needs<Name extends keyof Ports> = Pick<Ports, Name>;
