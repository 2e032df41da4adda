import { Injectable } from '@nestjs/common';
import { type PlaceLetter, UnconfirmedPlaces } from '../../domain/port/unconfirmed-places.ts';
import type { UnconfirmedPlace } from '../../domain/team/unconfirmed-place.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { Database } from '../database/database.ts';
import { unconfirmedRosterSql } from '../mail/postgres-unconfirmed.ts';

/** Arbitrary number of the advisory lock for releasing places; only one process does it. */
const turn = 33_017_938;

const isPlaceOfNobody = `team.waitlisted_at is null and ${unconfirmedRosterSql}
  and not exists (select from unconfirmed_places kept where kept.team_id = team.id and kept.kept_at is not null)
  and exists (select from tournaments tournament where tournament.id = team.tournament_id and tournament.status = 'upcoming'
    and not exists (select from draws where draws.tournament_id = tournament.id))`;

const eventOf = (letter: PlaceLetter) =>
  `'place-${letter}:' || place.team_id || ':' || round(extract(epoch from place.since) * 1000)::bigint`;

/** Query of the unconfirmed places; a letter counts from its sending, or from its writing if the mail server refuses it for good. */
const placesSql = `select place.team_id as "teamId", place.since,
    coalesce(asked.sent_at, place.asked_at) as "askedAt", coalesce(reminded.sent_at, place.reminded_at) as "remindedAt",
    coalesce(asked.state = 'waiting', false) or coalesce(reminded.state = 'waiting', false) as "isLetterOnItsWay"
  from unconfirmed_places place join teams team on team.id = place.team_id
  left join outgoing_mails asked on place.asked_at is not null and asked.event = ${eventOf('asked')}
  left join outgoing_mails reminded on place.reminded_at is not null and reminded.event = ${eventOf('reminded')}
  where ${isPlaceOfNobody}`;

/** Unconfirmed place with the names of its team and tournament, and the columns that decide about its release. */
export type NamedPlace = UnconfirmedPlace &
  Pick<Tournament, 'status' | 'firstDay' | 'playingHours'> & { readonly team: string; readonly tournament: string };

@Injectable()
export class PostgresUnconfirmedPlaces extends UnconfirmedPlaces {
  constructor(private readonly database: Database) {
    super();
  }

  override async takeTurn(): Promise<boolean> {
    const [lock] = await this.database.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      turn,
    ]);
    return lock?.taken === true;
  }

  override async watch(now: Date): Promise<readonly UnconfirmedPlace[]> {
    await this.database.query(
      `delete from unconfirmed_places place using teams team where team.id = place.team_id and place.kept_at is null
         and (place.released_at is null or team.waitlisted_at is null) and not (${isPlaceOfNobody})`,
    );
    await this.database.query(
      `insert into unconfirmed_places (team_id, since) select team.id, $1 from teams team where ${isPlaceOfNobody}
       on conflict (team_id) do nothing`,
      [now],
    );
    return this.database.query(`${placesSql} order by team.tournament_id, team.id`);
  }

  /** Lists all watched places for organizers, without starting the period of any. */
  named(): Promise<readonly NamedPlace[]> {
    return this.database.query(
      `select place.*, team.name as team, tournament.name as tournament, tournament.status,
         tournament.first_day::text as "firstDay", tournament.playing_hours as "playingHours"
       from (${placesSql}) place join teams team on team.id = place."teamId"
       join tournaments tournament on tournament.id = team.tournament_id`,
    );
  }

  override async find(teamId: number): Promise<UnconfirmedPlace | undefined> {
    const [found] = await this.database.query<UnconfirmedPlace>(`${placesSql} and team.id = $1`, [teamId]);
    return found;
  }

  override async told(teamId: number, letter: PlaceLetter, at: Date): Promise<void> {
    const column = letter === 'asked' ? 'asked_at' : 'reminded_at';
    await this.database.query(`update unconfirmed_places set ${column} = $2 where team_id = $1`, [teamId, at]);
  }

  override async released(teamId: number, at: Date): Promise<void> {
    await this.database.query('update unconfirmed_places set released_at = $2 where team_id = $1', [teamId, at]);
  }

  override async keep(teamId: number): Promise<void> {
    await this.database.query(
      `insert into unconfirmed_places (team_id, since, kept_at) values ($1, now(), now())
       on conflict (team_id) do update set kept_at = now()`,
      [teamId],
    );
  }

  override async stop(): Promise<void> {
    await this.database.query('delete from unconfirmed_places where released_at is null and kept_at is null');
  }
}
