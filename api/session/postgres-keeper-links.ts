import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeeperLinks } from '../../domain/port/keeper-links.ts';
import type { GameFields, KeeperLink } from '../../domain/session/keeper-link.ts';
import { Database } from '../database/database.ts';

interface KeeperLinkRow extends Omit<KeeperLink, 'width'> {
  readonly tournamentId: number;
  readonly field: string | null;
}

const columns = `id, tournament_id as "tournamentId", field, ends_at as "endsAt", revoked_at as "revokedAt"`;

/** Stores the score keepers' links as hashes of their secrets, so that reading the table reveals none. */
@Injectable()
export class PostgresKeeperLinks extends KeeperLinks {
  constructor(private readonly database: Database) {
    super();
  }

  override async placesOf(tournamentId: number): Promise<GameFields> {
    const [places] = await this.database.query<GameFields>(
      `select max((start_time at time zone 'America/New_York')::date)::text as "lastDay",
         coalesce(array_agg(distinct field), '{}') as fields from games where tournament_id = $1`,
      [tournamentId],
    );
    const { lastDay = null, fields = [] } = places ?? {};
    return { lastDay, fields: fields.toSorted(byNumber.compare) };
  }

  override async add(link: Omit<KeeperLink, 'id' | 'revokedAt'>, secret: string): Promise<KeeperLink> {
    const { width, endsAt } = link;
    const [added] = await this.database.query<{ id: number }>(
      `insert into keeper_links (tournament_id, field, secret_hash, ends_at) values ($1, $2, $3, $4) returning id`,
      [width.tournamentId, width.field, hashOf(secret), endsAt],
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
    return (await this.revokeWhere('id', linkId, at)).length > 0;
  }

  override revokeAll(tournamentId: number, at: Date): Promise<readonly number[]> {
    return this.revokeWhere('tournament_id', tournamentId, at);
  }

  private async revokeWhere(column: 'id' | 'tournament_id', value: number, at: Date): Promise<readonly number[]> {
    const revoked = await this.database.query<{ id: number }>(
      `with revoked as (
         update keeper_links set revoked_at = $2 where ${column} = $1 and revoked_at is null returning id),
       ended as (
         delete from grants where kind = 'score-keeper' and subject_id in (
           select keeper_id from keeper_link_uses where link_id in (select id from revoked)))
       select id from revoked order by id`,
      [value, at],
    );
    return revoked.map(({ id }) => id);
  }
}

/** Sorts Field 10 after Field 9. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** Returns the plain hash of a secret, which has more than 128 random bits and so resists a search. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function toLink({ tournamentId, field, ...link }: KeeperLinkRow): KeeperLink {
  return { ...link, width: { tournamentId, field } };
}
