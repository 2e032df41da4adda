import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Duplicates } from '../../port/duplicates.ts';
import type { JoinRequests } from '../../port/join-requests.ts';
import type { Ledger } from '../../port/ledger.ts';
import type { Mailboxes } from '../../port/mailboxes.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Players } from '../../port/players.ts';
import type { RecentProofs } from '../../port/recent-proofs.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Revocations } from '../../port/revocations.ts';
import type { Seal } from '../../port/seal.ts';
import type { Teams } from '../../port/teams.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { Links } from '../../site/links.ts';

/** Where two records of one person are put together, and taken apart again. */
export class MergingPorts {
  constructor(
    readonly duplicates: Duplicates,
    readonly tournaments: Tournaments,
    readonly teams: Teams,
    readonly players: Players,
    readonly registrations: Registrations,
    readonly requests: JoinRequests,
    readonly ledger: Ledger,
    readonly revocations: Revocations,
    readonly outbox: Outbox,
    readonly links: Links,
    readonly seal: Seal,
    readonly audit: Audit,
    readonly clock: Clock,
    readonly mailboxes: Mailboxes,
    readonly proofs: RecentProofs,
  ) {}
}
