import {
  type ComingTournament,
  ComingTournaments,
  type OwnGame,
  type ScheduleReader,
} from '../../domain/schedule/coming-tournaments.ts';
import { easternInstant } from '../../domain/schedule/eastern-instant.ts';
import type { Database } from '../database/database.ts';

/** Any number that stands for "sending schedules": of several processes one does it. */
const turnLock = 33_017_935;

/** When a day of play usually begins (operations specification, section 9). */
const usualStart = '18:15';

interface TournamentRecord extends Omit<ComingTournament, 'startsAt' | 'hasTimetable'> {
  readonly firstDay: string | null;
  readonly opening: string | null;
  readonly firstGame: Date | null;
}

interface ReaderRecord extends Omit<ScheduleReader, 'games'> {
  readonly games: readonly (Omit<OwnGame, 'startsAt'> & { readonly startsAt: string })[];
}

export class PostgresComingTournaments extends ComingTournaments {
  constructor(private readonly database: Database) {
    super();
  }

  override async takeTurn(): Promise<boolean> {
    const [turn] = await this.database.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      turnLock,
    ]);
    return turn?.taken ?? false;
  }

  override async between(from: Date, to: Date): Promise<readonly ComingTournament[]> {
    const records = await this.database.query<TournamentRecord>(
      `select tournament.id, tournament.name, tournament.date, tournament.location,
         tournament.first_day::text as "firstDay", tournament.playing_hours -> 0 ->> 'startTime' as opening,
         (select min(start_time) from games where tournament_id = tournament.id) as "firstGame"
       from tournaments tournament where tournament.visible and tournament.status = 'upcoming' order by tournament.id`,
    );
    return records.map(toComing).filter(({ startsAt }) => startsAt > from && startsAt <= to);
  }

  /** Everybody with a place who has not been written to; a team's games come in their order. */
  override async readersOf(tournamentId: number): Promise<readonly ScheduleReader[]> {
    const records = await this.database.query<ReaderRecord>(
      `select registration.id as "registrationId", player.name, player.email,
         team.name as "teamName", team.captain_name as "captainName", coalesce(schedule.games, '[]') as games
       from tournament_registrations registration
       join players player on player.id = registration.player_id
       left join teams team on team.id = registration.team_id
       left join lateral (
         select json_agg(json_build_object('startsAt', game.start_time, 'field', game.field, 'opponent', opponent.name)
           order by game.start_time, game.id) as games
         from games game left join teams opponent
           on opponent.id = case when game.team1_id = team.id then game.team2_id else game.team1_id end
         where game.tournament_id = $1 and team.id in (game.team1_id, game.team2_id)) schedule on true
       where registration.tournament_id = $1 and team.waitlisted_at is null
         and not exists (select from outgoing_mails where event = 'schedule:' || $1::int || ':' || registration.id)
       order by registration.id`,
      [tournamentId],
    );
    return records.map((record) => ({
      ...record,
      games: record.games.map((game) => ({ ...game, startsAt: new Date(game.startsAt) })),
    }));
  }
}

/** It starts with its first game; before there are games, when its first day opens. Without a day nobody knows. */
function toComing({ firstDay, opening, firstGame, ...tournament }: TournamentRecord): ComingTournament {
  const opens = firstDay === null ? Number.NaN : easternInstant(firstDay, opening ?? usualStart);
  return { ...tournament, startsAt: firstGame ?? new Date(opens), hasTimetable: firstGame !== null };
}
