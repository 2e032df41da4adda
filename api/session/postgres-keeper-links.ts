import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeeperLinks } from '../../domain/port/keeper-links.ts';
import type { GameDaysAndFields, KeeperLink } from '../../domain/session/keeper-link.ts';
import { Database } from '../database/database.ts';

interface KeeperLinkRow extends Omit<KeeperLink, 'width'> {
  readonly tournamentId: number;
  readonly day: string | null;
  readonly field: string | null;
}

const columns = `id, tournament_id as "tournamentId", day::text as day, field, name, ends_at as "endsAt", revoked_at as "revokedAt"`;

/** Stores the score keepers' links as hashes of their secrets, so that reading the table reveals none. */
@Injectable()
export class PostgresKeeperLinks extends KeeperLinks {
  constructor(private readonly database: Database) {
    super();
  }

  override async placesOf(tournamentId: number): Promise<GameDaysAndFields> {
    const [places] = await this.database.query<GameDaysAndFields>(
      `select coalesce(array_agg(distinct (start_time at time zone 'America/New_York')::date::text), '{}') as days,
         coalesce(array_agg(distinct field), '{}') as fields from games where tournament_id = $1`,
      [tournamentId],
    );
    const { days = [], fields = [] } = places ?? {};
    return { days, fields: fields.toSorted(byNumber.compare) };
  }

  override async add(link: Omit<KeeperLink, 'id' | 'revokedAt'>, secret: string): Promise<KeeperLink> {
    const { width, name, endsAt } = link;
    const [added] = await this.database.query<{ id: number }>(
      `insert into keeper_links (tournament_id, day, field, name, secret_hash, ends_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [width.tournamentId, width.day, width.field, name, hashOf(secret), endsAt],
    );
    return { ...link, id: Number(added?.id), revokedAt: null };
  }

  override async find(secret: string): Promise<KeeperLink | undefined> {
    const [found] = await this.database.query<KeeperLinkRow>(
      `select ${columns} from keeper_links where secret_hash = $1`,
      [hashOf(secret)],
    );
    return found && toLink(found);
  }

  override async use(linkId: number, name: string): Promise<number> {
    const [used] = await this.database.query<{ id: number }>(
      `with keeper as (insert into score_keepers (name) values ($2) returning id)
       insert into keeper_link_uses (keeper_id, link_id) select id, $1 from keeper returning keeper_id as id`,
      [linkId, name],
    );
    return Number(used?.id);
  }

  override async revoke(linkId: number, at: Date): Promise<boolean> {
    const revoked = await this.database.query(
      `with revoked as (
         update keeper_links set revoked_at = $2 where id = $1 and revoked_at is null returning id),
       ended as (
         delete from grants where kind = 'score-keeper' and subject_id in (
           select keeper_id from keeper_link_uses where link_id = $1))
       select id from revoked`,
      [linkId, at],
    );
    return revoked.length > 0;
  }
}

/** Sorts Field 10 after Field 9. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** Returns the plain hash of a secret, which has more than 128 random bits and so resists a search. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function toLink({ tournamentId, day, field, ...link }: KeeperLinkRow): KeeperLink {
  return { ...link, width: { tournamentId, day, field } };
}
