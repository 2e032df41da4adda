import type { Audit } from '../../port/audit.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Teams } from '../../port/teams.ts';
import type { Links } from '../../site/links.ts';

/** Where the teams and registrations are that placing changes, and how everybody hears of it. */
export class PlacingPorts {
  constructor(
    readonly teams: Teams,
    readonly players: Players,
    readonly registrations: Registrations,
    readonly outbox: Outbox,
    readonly links: Links,
    readonly audit: Audit,
  ) {}
}
