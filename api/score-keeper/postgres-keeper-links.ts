import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeeperLinks } from '../../domain/port/keeper-links.ts';
import { textOrder } from '../../domain/rule/language/name-order.ts';
import type { GameFields, KeeperLink } from '../../domain/rule/score-keeper/keeper-link.ts';
import { noSuchTournament } from '../../domain/rule/tournament/tournament.ts';
import { Database } from '../database/database.ts';
import { type KeeperLinkRow, keeperLinkRows } from './keeper-link-row.ts';
import { scoreKeeperRows } from './score-keeper-row.ts';

/** Stores the score keepers' links as hashes of their secrets, so that reading the table reveals none. */
@Injectable()
export class PostgresKeeperLinks extends KeeperLinks {
  constructor(private readonly database: Database) {
    super();
  }

  override async placesOf(tournamentId: number): Promise<GameFields> {
    const [places] = await this.database.query<GameFields>(
      `select max((start_time at time zone 'America/New_York')::date)::text as "lastDay",
         coalesce(array_agg(distinct field) filter (where field is not null), '{}') as fields
       from tournaments left join games on games.tournament_id = tournaments.id where tournaments.id = $1
       group by tournaments.id`,
      [tournamentId],
    );
    if (places === undefined) throw noSuchTournament();
    return { ...places, fields: places.fields.toSorted(textOrder) };
  }

  override async add(link: Omit<KeeperLink, 'id' | 'revokedAt'>, secret: string): Promise<KeeperLink> {
    const { width, endsAt } = link;
    const id = await this.database.insert(keeperLinkRows, { ...width, secretHash: hashOf(secret), endsAt });
    return { ...link, id, revokedAt: null };
  }

  override async find(secret: string): Promise<KeeperLink | undefined> {
    const found = await this.database.manager.findOneBy(keeperLinkRows, { secretHash: hashOf(secret) });
    return found === null ? undefined : toLink(found);
  }

  override use(linkId: number, name: string): Promise<number> {
    return this.database.insert(scoreKeeperRows, { name, linkId });
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
           select id from score_keepers where link_id in (select id from revoked)))
       select id from revoked order by id`,
      [value, at],
    );
    return revoked.map(({ id }) => id);
  }
}

/** Returns the plain hash of a secret, which has more than 128 random bits and so resists a search. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function toLink({ id, tournamentId, field, endsAt, revokedAt }: KeeperLinkRow): KeeperLink {
  return { id, width: { tournamentId, field }, endsAt, revokedAt };
}
