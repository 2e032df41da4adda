import { Injectable } from '@nestjs/common';
import type { TeamId } from '../../domain/match/match.ts';
import type { Payment } from '../../domain/payment/payment.ts';
import { NotifiedTimetables } from '../../domain/port/notified-timetables.ts';
import { debtOf } from '../../domain/registration/debt.ts';
import { teammate } from '../../domain/registration/team-contact.ts';
import type { Notified, NotifiedGame, OwnGame } from '../../domain/schedule/own-game.ts';
import {
  type Audience,
  type ComingTournament,
  type NotifiedReader,
  type ScheduleReader,
} from '../../domain/schedule/schedule-reader.ts';
import { easternYear } from '../../domain/time/eastern.ts';
import { easternInstant } from '../../domain/time/eastern-instant.ts';
import { Database } from '../database/database.ts';
import { waiverStateSql } from '../player/flags-sql.ts';

/** Any number that stands for "telling families"; of several processes one does it. */
const turnLock = 33_017_935;

/** When a day of play usually begins (operations specification, section 9). */
const usualStart = '18:15';

interface TournamentRecord extends Omit<ComingTournament, 'startsAt' | 'hasTimetable'> {
  readonly firstDay: string | null;
  readonly opening: string | null;
  readonly firstGame: Date | null;
}

type TeamPlayer = Parameters<typeof teammate>[0];

interface ReaderRecord extends Omit<ScheduleReader, 'games' | 'told' | 'debt' | 'teammates'> {
  readonly others: readonly TeamPlayer[];
  readonly payment: Payment;
  readonly games: readonly (Omit<OwnGame, 'startsAt'> & { readonly startsAt: string })[];
  readonly toldTeamId: TeamId | null;
  readonly toldGames: readonly NotifiedGame[] | null;
  readonly letters: number | null;
}

@Injectable()
export class PostgresNotifiedTimetables extends NotifiedTimetables {
  constructor(private readonly database: Database) {
    super();
  }

  override async takeTurn(): Promise<boolean> {
    const [turn] = await this.database.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      turnLock,
    ]);
    return turn?.taken ?? false;
  }

  override async tournaments(): Promise<readonly ComingTournament[]> {
    const records = await this.database.query<TournamentRecord>(
      `select tournament.id, tournament.name, tournament.date, tournament.location,
         tournament.status = 'upcoming' as "isUpcoming", tournament.first_day::text as "firstDay",
         tournament.playing_hours -> 0 ->> 'startTime' as opening,
         (select min(start_time) from games where tournament_id = tournament.id) as "firstGame",
         exists (select from told_timetables told join tournament_registrations registration
           on registration.id = told.registration_id where registration.tournament_id = tournament.id) as "isNotified"
       from tournaments tournament
       where tournament.visible and tournament.status in ('upcoming', 'active') order by tournament.id`,
    );
    return records.map(toComing);
  }

  override async holdStill(tournamentId: number): Promise<boolean> {
    const held = await this.database.query('select id from tournaments where id = $1 for share skip locked', [
      tournamentId,
    ]);
    return held.length > 0;
  }

  override async audienceOf(tournamentId: number): Promise<Audience> {
    const [times] = await this.database.query<Omit<Audience, 'readers'>>(
      `select (select timetable_changed_at from draws where tournament_id = $1) as "lastChangeAt",
         (select max(told_at) from told_timetables told
          join tournament_registrations registration on registration.id = told.registration_id
          where registration.tournament_id = $1) as "lastToldAt"`,
      [tournamentId],
    );
    const records = await this.database.query<ReaderRecord>(readers, [tournamentId]);
    return { lastChangeAt: null, lastToldAt: null, ...times, readers: records.map(toReader) };
  }

  override async keep(told: readonly NotifiedReader[], at: Date): Promise<void> {
    if (told.length === 0) return;
    await this.database.query(
      `insert into told_timetables (registration_id, team_id, games, letters, told_at)
       select "registrationId", "teamId", games, letters, $2
       from jsonb_to_recordset($1::jsonb)
         as told("registrationId" integer, "teamId" integer, games jsonb, letters integer)
       on conflict (registration_id) do update
       set (team_id, games, letters, told_at) = (excluded.team_id, excluded.games, excluded.letters,
         case when told_timetables.letters = excluded.letters then told_timetables.told_at else excluded.told_at end)`,
      [JSON.stringify(told), at],
    );
  }
}

/** Everybody with a place; a team's games come in their order. */
const readers = `select registration.id as "registrationId", player.name, player.email, player.language, team.id as "teamId",
    team.name as "teamName", team.captain_name as "captainName",
    coalesce(team.led_by <> 'captain', false) as "isLedBeside", coalesce(schedule.games, '[]') as games,
    ${waiverStateSql} as waiver, json_build_object('state', registration.payment_status,
      'method', registration.payment_method, 'amountCents', registration.amount_cents) as payment,
    coalesce(others.players, '[]') as others,
    told.team_id as "toldTeamId", told.games as "toldGames", told.letters
  from tournament_registrations registration
  join players player on player.id = registration.player_id
  left join teams team on team.id = registration.team_id
  left join told_timetables told on told.registration_id = registration.id
  left join lateral (
    select json_agg(json_build_object('name', other.name, 'email', other.email, 'phone', other.phone,
      'birthYear', other.birth_year, 'parentName', other.parent_name, 'parentEmail', other.parent_email,
      'parentPhone', other.parent_phone) order by own.id) as players
    from tournament_registrations own join players other on other.id = own.player_id
    where own.team_id = team.id and own.contact_shared and own.id <> registration.id) others on true
  left join lateral (
    select json_agg(json_build_object('id', game.id, 'startsAt', game.start_time, 'field', game.field,
      'opponent', case when opponent.id is not null then json_build_object('id', opponent.id, 'name', opponent.name) end,
      'isDrawn', bracket.slots @> jsonb_build_array(jsonb_build_object('from', 'team', 'team', team.id)),
      'isOpponentDrawn', bracket.slots @> jsonb_build_array(jsonb_build_object('from', 'team', 'team', opponent.id)),
      'state', case when game.status = 'scheduled' then 'to come'
        when game.forfeited_by is null then 'started' else 'forfeited' end)
      order by game.start_time, game.id) as games
    from games game
    left join brackets bracket on bracket.id = game.bracket_id
    left join teams opponent on opponent.id = case when game.team1_id = team.id then game.team2_id else game.team1_id end
    where game.tournament_id = $1 and team.id in (game.team1_id, game.team2_id)) schedule on true
  where registration.tournament_id = $1 and team.waitlisted_at is null
  order by registration.id`;

/** It starts with its first game; before there are games, when its first day opens. Without a day nobody knows. */
function toComing({ firstDay, opening, firstGame, ...tournament }: TournamentRecord): ComingTournament {
  const opens = firstDay === null ? Number.NaN : easternInstant(firstDay, opening ?? usualStart);
  return { ...tournament, startsAt: firstGame ?? new Date(opens), hasTimetable: firstGame !== null };
}

function toReader({ games, toldTeamId, toldGames, letters, payment, others, ...reader }: ReaderRecord): ScheduleReader {
  const told: Notified | undefined =
    toldGames === null
      ? undefined
      : { teamId: toldTeamId, games: toldGames.map(toNotifiedGame), letters: letters ?? 0 };
  const debt = debtOf({ id: reader.registrationId, payment });
  const year = easternYear(new Date());
  const teammates = others.flatMap((one) => teammate(one, true, year) ?? []);
  return { ...reader, teammates, debt, games: games.map(toOwnGame), told };
}

/** Outside the brackets nothing was drawn. */
const toOwnGame = ({ isDrawn, isOpponentDrawn, ...game }: ReaderRecord['games'][number]): OwnGame => ({
  ...game,
  startsAt: new Date(game.startsAt),
  isDrawn: isDrawn ?? false,
  isOpponentDrawn: isOpponentDrawn ?? false,
});

/** With its fields in the order in which the house writes them: the database keeps none. */
const toNotifiedGame = ({ id, startsAt, field, opponent, drawnAgainst, isDrawn }: NotifiedGame): NotifiedGame => ({
  ...{ id, startsAt, field, opponent, drawnAgainst, isDrawn },
});
