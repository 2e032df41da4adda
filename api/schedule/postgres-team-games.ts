import { Injectable } from '@nestjs/common';
import { publicBrackets } from '../../domain/answer/bracket/public-bracket.ts';
import type { CalendarEntryOnFile, TeamOnFile } from '../../domain/answer/schedule/team-games.ts';
import { bracketMatchRows } from '../bracket/bracket-row.ts';
import { Database } from '../database/database.ts';
import { isAbandonedSql, isGoldenGoalSql, isVoidSql, isWithdrawalSql } from '../game/postgres-game-cards.ts';

/** Reads the games in the teams' calendars. */
@Injectable()
export class PostgresTeamGames {
  constructor(private readonly database: Database) {}

  /** Returns a team of a visible tournament with its games by time, or undefined for one that was withdrawn without any; cancelled games remain while a calendar may still contain them. */
  async find(teamId: number): Promise<TeamOnFile | undefined> {
    const [found] = await this.database.query<Pick<TeamOnFile, 'team' | 'tournament'>>(teamInPublic, [teamId]);
    if (found === undefined) return undefined;
    const entries = await this.database.query<CalendarEntryOnFile>(entriesOfTeam, [teamId]);
    const brackets = await this.database.manager.findBy(bracketMatchRows, { tournamentId: found.tournament.id });
    return { ...found, entries, brackets: publicBrackets(brackets) };
  }
}

const teamInPublic = `select json_build_object('id', team.id, 'name', team.name, 'ageBracket', team.age_bracket) as team,
    json_build_object('id', tournament.id, 'name', tournament.name, 'isDividedByAge', tournament.is_divided_by_age,
      'location', tournament.location,
      'isCalledOff', coalesce(tournament.call_off ->> 'kind' = 'called-off', false)) as tournament
  from teams team join tournaments tournament on tournament.id = team.tournament_id
  where team.id = $1 and tournament.visible
    and (team.is_active or exists (select from calendar_entries entry where entry.team_id = team.id))`;

const entriesOfTeam = `select entry.game_id as "gameId", entry.start_time as "startTime", entry.end_time as "endTime",
    entry.field, entry.opponent_id as "opponentId", opponent.name as "opponentName", entry.sequence,
    greatest(entry.changed_at, game.updated_at) as "changedAt", entry.called_off_at is not null as "isCalledOff",
    case when game.id is not null then json_build_object('bracketId', game.bracket_id, 'hasTime', game.start_time is not null,
      'isFirst', game.team1_id = entry.team_id, 'status', game.status, 'winnerId', game.winner_id, 'forfeitedBy', game.forfeited_by, 'isWithdrawal', ${isWithdrawalSql},
      'isAbandoned', ${isAbandonedSql}, 'isVoid', ${isVoidSql}, 'isGoldenGoal', ${isGoldenGoalSql},
      'score', json_build_object('team1', game.team1_score, 'team2', game.team2_score),
      'shootout', case when game.team1_shootout is not null
        then json_build_object('team1', game.team1_shootout, 'team2', game.team2_shootout) end) end as game
  from calendar_entries entry
  left join games game on game.id = entry.game_id and entry.team_id in (game.team1_id, game.team2_id)
  left join teams opponent on opponent.id = entry.opponent_id
  where entry.team_id = $1 and (entry.called_off_at is null or entry.called_off_at > now() - interval '60 days'
    or (game.id is not null and game.start_time is null))
  order by entry.start_time, entry.game_id`;
