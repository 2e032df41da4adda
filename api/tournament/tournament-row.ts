import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import {
  boolean,
  day,
  instantOfEntry,
  integer,
  json,
  nullable,
  numbered,
  rowsOf,
  varchar,
  withDefault,
} from '../database/columns.ts';

export interface TournamentRow extends Tournament {
  readonly createdAt: Date;
}

export const tournamentRows = rowsOf<TournamentRow>({
  name: 'tournament',
  tableName: 'tournaments',
  columns: {
    id: numbered('tournaments'),
    name: varchar('name', 100),
    date: varchar('date', 50),
    firstDay: nullable(day('first_day')),
    ageGroup: varchar('age_group', 50),
    location: varchar('location', 200),
    status: withDefault(varchar('status', 20), 'upcoming'),
    maxTeams: withDefault(integer('max_teams'), 16),
    teamCount: withDefault(integer('team_count'), 0),
    registrationDeadline: nullable(day('registration_deadline')),
    visible: withDefault(boolean('visible'), true),
    registrationOpen: withDefault(boolean('registration_open'), true),
    isDividedByAge: withDefault(boolean('is_divided_by_age'), false),
    ageYear: nullable(integer('age_year')),
    playingHours: withDefault(json('playing_hours'), []),
    ranking: withDefault(varchar('ranking', 20), 'Wins, then goals'),
    forfeitGoals: withDefault(integer('forfeit_goals'), 3),
    asks: withDefault(json('asks'), []),
    priceCents: nullable(integer('price_cents')),
    earlyPriceCents: nullable(integer('early_price_cents')),
    earlyUntil: nullable(day('early_until')),
    siblingPriceCents: nullable(integer('sibling_price_cents')),
    callOff: nullable(json('call_off')),
    isTest: withDefault(boolean('is_test'), false),
    version: withDefault(integer('version'), 1),
    createdAt: instantOfEntry('created_at'),
  },
  uniques: [{ name: 'tournaments_name_unique', columns: ['name'] }],
  indices: [{ name: 'tournaments_name_index', columns: ['name'], synchronize: false }],
  checks: [
    { name: 'tournaments_status_known', expression: `status in ('upcoming', 'active', 'completed')` },
    { name: 'tournaments_teams_within_maximum', expression: 'team_count >= 0 and team_count <= max_teams' },
    { name: 'tournaments_ranking_known', expression: `ranking in ('Wins, then goals', 'US youth', 'FIFA')` },
    { name: 'tournaments_forfeit_counts', expression: 'forfeit_goals between 1 and 99' },
    {
      name: 'tournaments_prices_positive',
      expression: 'price_cents >= 0 and early_price_cents >= 0 and sibling_price_cents >= 0',
    },
    {
      name: 'tournaments_early_price_ends',
      expression: '(early_price_cents is null) = (early_until is null)',
    },
  ],
});
