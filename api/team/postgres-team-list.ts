import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { ageBrackets } from '../../domain/rule/age/age-bracket.ts';
import { skillLevels } from '../../domain/rule/player/skill-level.ts';
import { teamDetails } from '../../domain/rule/team/team-details.ts';
import { detailSorts, detailsSql } from '../database/detail-columns.ts';
import { type Has, inWords, numbered, oneOf, searchedOrReferred, yesOrNo } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';
import { inNumberOrder } from '../database/number-order.ts';
import { unconfirmedTeamSql } from '../mail/postgres-unconfirmed.ts';
import { labelSql } from '../tournament/label-sql.ts';
import { hasNoGamesSql, isShortSql } from './postgres-team-needs.ts';
import { withSeenCode } from './seen-code.ts';

/** Searches teams by their own words and by their captain's, parents included. */
const found: Has = (pattern, bind) => {
  return `team.id in (select team.id from teams team where ${inWords('team.search_words')(pattern, bind)}
    union all select team.id from players player join teams team on team.captain_id = player.id
    where ${inWords('player.search_words')(pattern, bind)})`;
};

/** Condition that another team of the tournament has the same folded name. */
const sameNameSql = `exists (select from teams twin where twin.tournament_id = team.tournament_id
  and twin.name_key = team.name_key and twin.id <> team.id)`;

/** List of teams for organizers, with the captain's contact and the code (operations specification, section 2). */
export const teamList: Listing<ListedTeam, ListedTeam> = {
  resource: 'teams',
  record: withSeenCode,
  discloses: 'team',
  table: 'teams',
  alias: 'team',
  joins: [
    {
      table: 'tournaments tournament on tournament.id = team.tournament_id',
      isInner: true,
      for: ['tournament', 'ageGroup', 'mailing'],
    },
  ],
  columns: [
    'team.id',
    'team.name',
    'team.captain_id as "captainId"',
    '(select player.name from players player where player.id = team.captain_id) as "captainPlayer"',
    'team.captain_name as "captainName"',
    'team.captain_email as "captainEmail"',
    'team.captain_phone as "captainPhone"',
    `${labelSql('team.age_bracket')} as tournament`,
    'team.tournament_id as "tournamentId"',
    'team.current_players as "currentPlayers"',
    'team.max_players as "maxPlayers"',
    ...detailsSql(teamDetails, 'team'),
    'coalesce(team.age_bracket, tournament.age_group) as "ageGroup"',
    'team.age_bracket as "ageBracket"',
    'team.invitation_code as "invitationCode"',
    'team.is_active as "isActive"',
    'team.waitlisted_at is not null as waitlisted',
    'team.waitlisted_at as "waitlistedAt"',
    `${unconfirmedTeamSql} as unconfirmed`,
    `${sameNameSql} as "sharesName"`,
    'team.is_test as "isTest"',
    'team.version',
    'team.created_at as "createdAt"',
  ],
  sorts: {
    id: 'team.id',
    name: inNumberOrder('team.name_key'),
    captainName: 'lower(team.captain_name)',
    captainEmail: 'lower(team.captain_email)',
    tournament: inNumberOrder(`lower(${labelSql('team.age_bracket')})`),
    tournamentId: 'team.tournament_id',
    players: 'team.current_players',
    currentPlayers: 'team.current_players',
    ...detailSorts(teamDetails, 'team'),
    ageGroup: inNumberOrder('coalesce(team.age_bracket, tournament.age_group)'),
    waitlistedAt: 'team.waitlisted_at',
    createdAt: 'team.created_at',
  },
  emptyLast: ['waitlistedAt'],
  counted: 'teams',
  usual: ['name', 'ASC'],
  filters: {
    id: numbered('team.id'),
    q: searchedOrReferred(found, {
      id: 'team.id',
      from: 'teams team',
      where: (registrationId) =>
        `team.id in (select one.team_id from tournament_registrations one where one.id = ${registrationId})`,
    }),
    tournamentId: numbered('team.tournament_id'),
    captainId: numbered('team.captain_id'),
    ageBracket: oneOf('team.age_bracket', ageBrackets),
    skillLevel: oneOf('team.skill_level', skillLevels),
    waitlisted: yesOrNo('team.waitlisted_at is not null'),
    unconfirmed: yesOrNo(unconfirmedTeamSql),
    isActive: yesOrNo('team.is_active'),
    isShort: yesOrNo(isShortSql),
    hasNoGames: yesOrNo(hasNoGamesSql),
    hasCaptain: yesOrNo('team.captain_id is not null'),
    sharesName: yesOrNo(sameNameSql),
    isTest: yesOrNo('team.is_test'),
  },
};
