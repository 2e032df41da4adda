import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { gameStatuses } from '../../domain/rule/game/game.ts';
import { named, numbered, numbersOf, oneOf, searched, yesOrNo } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';
import { inNumberOrder } from '../database/number-order.ts';
import { isOverdueSql } from './overdue-sql.ts';
import { isAbandonedSql, isGoldenGoalSql, isVoidSql, isWithdrawalSql } from './postgres-game-cards.ts';

/** List of all games of all tournaments for organizers. */
export const gameList: Listing<ListedGame> = {
  resource: 'all-games',
  table: 'games',
  alias: 'game',
  joins: [
    { table: 'tournaments tournament on tournament.id = game.tournament_id', for: ['tournamentName'] },
    { table: 'teams team1 on team1.id = game.team1_id', for: ['team1Name', 'q'] },
    { table: 'teams team2 on team2.id = game.team2_id', for: ['team2Name', 'q'] },
  ],
  columns: [
    'game.id',
    'game.tournament_id as "tournamentId"',
    'tournament.name as "tournamentName"',
    'game.bracket_id as "bracketId"',
    'game.team1_id as "team1Id"',
    'game.team2_id as "team2Id"',
    'team1.name as "team1Name"',
    'team2.name as "team2Name"',
    'game.team1_score as "team1Score"',
    'game.team2_score as "team2Score"',
    'game.team1_shootout as "team1Shootout"',
    'game.team2_shootout as "team2Shootout"',
    'game.round',
    'game.stage',
    'game.age_bracket as "ageBracket"',
    'game.status',
    'game.start_time as "startTime"',
    'game.end_time as "endTime"',
    'game.started_at as "startedAt"',
    'game.field',
    'game.is_locked as "isLocked"',
    'game.notes',
    'game.winner_id as "winnerId"',
    'game.forfeited_by as "forfeitedBy"',
    `${isWithdrawalSql} as "isWithdrawal"`,
    `${isAbandonedSql} as "isAbandoned"`,
    `${isVoidSql} as "isVoid"`,
    `${isGoldenGoalSql} as "isGoldenGoal"`,
    '(select count(*)::int from player_goals goal where goal.game_id = game.id) as "goalCount"',
    'game.version',
    'game.created_at as "createdAt"',
    'game.updated_at as "updatedAt"',
  ],
  sorts: {
    id: 'game.id',
    startTime: `(game.start_time, ${inNumberOrder('game.field')})`,
    tournamentName: inNumberOrder('lower(tournament.name)'),
    team1Name: inNumberOrder('team1.name_key'),
    team2Name: inNumberOrder('team2.name_key'),
    round: 'game.round',
    field: inNumberOrder('game.field'),
    status: 'game.status',
    updatedAt: 'game.updated_at',
  },
  emptyLast: ['team1Name', 'team2Name'],
  usual: ['startTime', 'ASC'],
  filters: {
    id: numbered('game.id'),
    q: searched(`(coalesce(team1.name_key, '') || ' ' || coalesce(team2.name_key, '') || ' ' || lower(game.field))`),
    tournamentId: numbered('game.tournament_id'),
    status: oneOf('game.status', gameStatuses),
    field: named('game.field'),
    round: numbered('game.round'),
    ageBracket: named('game.age_bracket'),
    teamId: (value, bind, name) => {
      const teams = `any(${bind(numbersOf(value, name))}::int[])`;
      return { where: `(game.team1_id = ${teams} or game.team2_id = ${teams})` };
    },
    hasStarted: yesOrNo(`game.status <> 'scheduled'`),
    isOverdue: yesOrNo(isOverdueSql),
  },
};
