import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { tournamentStatuses } from '../../domain/rule/tournament/tournament.ts';
import { numbered, oneOf, searched, yesOrNo } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';
import { inNumberOrder } from '../database/number-order.ts';
import { isUnpublishedSql } from './unpublished-sql.ts';

/** List of tournaments for organizers, including hidden ones. */
export const tournamentList: Listing<ListedTournament> = {
  resource: 'tournaments',
  table: 'tournaments',
  alias: 'tournament',
  columns: [
    'tournament.id',
    'tournament.name',
    'tournament.date',
    'tournament.first_day::text as "firstDay"',
    'tournament.age_group as "ageGroup"',
    'tournament.location',
    'tournament.status',
    'tournament.max_teams as "maxTeams"',
    'tournament.team_count as "teamCount"',
    `(select count(*)::int from tournament_registrations one where one.tournament_id = tournament.id) as "registrationCount"`,
    'tournament.registration_deadline::text as "registrationDeadline"',
    'tournament.visible',
    'tournament.registration_open as "registrationOpen"',
    'tournament.is_divided_by_age as "isDividedByAge"',
    'tournament.age_year as "ageYear"',
    'tournament.ranking',
    'tournament.forfeit_goals as "forfeitGoals"',
    'tournament.asks',
    'tournament.price_cents as "priceCents"',
    'tournament.early_price_cents as "earlyPriceCents"',
    'tournament.early_until::text as "earlyUntil"',
    'tournament.sibling_price_cents as "siblingPriceCents"',
    'tournament.playing_hours as "playingHours"',
    'tournament.call_off as "callOff"',
    'tournament.is_test as "isTest"',
    'tournament.version',
    'tournament.created_at as "createdAt"',
  ],
  sorts: {
    id: 'tournament.id',
    name: inNumberOrder('lower(tournament.name)'),
    date: 'tournament.first_day',
    firstDay: 'tournament.first_day',
    ageGroup: inNumberOrder('tournament.age_group'),
    location: inNumberOrder('lower(tournament.location)'),
    status: 'tournament.status',
    maxTeams: 'tournament.max_teams',
    teamCount: 'tournament.team_count',
    registrationDeadline: 'tournament.registration_deadline',
    visible: 'tournament.visible',
    registrationOpen: 'tournament.registration_open',
    createdAt: 'tournament.created_at',
  },
  emptyLast: ['date', 'firstDay', 'registrationDeadline'],
  usual: ['date', 'ASC'],
  filters: {
    id: numbered('tournament.id'),
    q: searched(`lower(tournament.name || ' ' || tournament.location)`),
    tournamentId: numbered('tournament.id'),
    status: oneOf('tournament.status', tournamentStatuses),
    visible: yesOrNo('tournament.visible'),
    registrationOpen: yesOrNo('tournament.registration_open'),
    isTest: yesOrNo('tournament.is_test'),
    isUnpublished: yesOrNo(isUnpublishedSql),
  },
};
