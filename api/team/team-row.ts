import type { Team } from '../../domain/rule/team/team.ts';
import { teamDetails } from '../../domain/rule/team/team-details.ts';
import {
  boolean,
  instant,
  instantOfEntry,
  integer,
  keptByTrigger,
  nullable,
  numbered,
  rowsOf,
  varchar,
  withDefault,
} from '../database/columns.ts';
import { detailSchema } from '../database/detail-columns.ts';
import { refersTo } from '../database/keys.ts';

export interface TeamRow extends Team {
  readonly nameKey: string;
  /** Own id of a row whose name coincided with an earlier one when names were folded; otherwise 0. */
  readonly twin: number;
  /** Search words of the row, maintained by triggers and never selected. */
  readonly searchWords?: string;
  readonly createdAt: Date;
}

export const teamRows = rowsOf<TeamRow>({
  name: 'team',
  tableName: 'teams',
  columns: {
    id: numbered('teams'),
    tournamentId: integer('tournament_id'),
    name: varchar('name', 100),
    nameKey: varchar('name_key', 200),
    twin: withDefault(integer('twin'), 0),
    captainId: nullable(integer('captain_id')),
    captainName: varchar('captain_name', 100),
    captainEmail: varchar('captain_email', 255),
    captainPhone: varchar('captain_phone', 20),
    captainLanguage: withDefault(varchar('captain_language', 2), 'en'),
    ...detailSchema(teamDetails),
    ageBracket: nullable(varchar('age_bracket', 20)),
    invitationCode: varchar('invitation_code', 20),
    currentPlayers: withDefault(integer('current_players'), 0),
    maxPlayers: withDefault(integer('max_players'), 5),
    isActive: withDefault(boolean('is_active'), true),
    waitlistedAt: nullable(instant('waitlisted_at')),
    acceptsFreeAgents: withDefault(boolean('accepts_free_agents'), true),
    captainLinkNumber: withDefault(integer('captain_link_number'), 1),
    isTest: withDefault(boolean('is_test'), false),
    version: withDefault(integer('version'), 1),
    searchWords: keptByTrigger('search_words'),
    createdAt: instantOfEntry('created_at'),
  },
  uniques: [
    { name: 'teams_in_tournament', columns: ['id', 'tournamentId'] },
    { name: 'teams_name_unique', columns: ['tournamentId', 'nameKey', 'twin'] },
    { name: 'teams_invitation_code_unique', columns: ['invitationCode'] },
  ],
  indices: [
    { name: 'teams_captain_index', columns: ['captainId'] },
    { name: 'teams_name_index', columns: ['nameKey'], synchronize: false },
    { name: 'teams_search_index', columns: ['searchWords'], synchronize: false },
    {
      name: 'teams_waiting_index',
      columns: ['tournamentId', 'waitlistedAt'],
      where: 'waitlisted_at is not null and is_active',
    },
  ],
  checks: [
    {
      name: 'teams_roster_within_maximum',
      expression: 'current_players >= 0 and current_players <= max_players',
    },
  ],
  foreignKeys: [
    refersTo('teams_tournament', 'tournamentId', 'tournament'),
    refersTo('teams_captain', 'captainId', 'player'),
  ],
});
