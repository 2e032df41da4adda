import type { Player } from '../../domain/rule/player/player.ts';
import { playerDetails } from '../../domain/rule/player/player-details.ts';
import {
  boolean,
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

export interface PlayerRow extends Player {
  readonly nameKey: string;
  readonly phoneKey: string;
  /** Own id of a row that coincided with an earlier one when names were folded; otherwise 0. */
  readonly twin: number;
  /** Search words of the row, maintained by triggers and never selected. */
  readonly searchWords?: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export const playerRows = rowsOf<PlayerRow>({
  name: 'player',
  tableName: 'players',
  columns: {
    id: numbered('players'),
    name: varchar('name', 100),
    nameKey: varchar('name_key', 200),
    phone: varchar('phone', 20),
    phoneKey: varchar('phone_key', 20),
    twin: withDefault(integer('twin'), 0),
    email: varchar('email', 255),
    birthYear: nullable(integer('birth_year')),
    skillLevel: varchar('skill_level', 20),
    currentClub: varchar('current_club', 100),
    ...detailSchema(playerDetails),
    parentName: nullable(varchar('parent_name', 100)),
    parentEmail: nullable(varchar('parent_email', 255)),
    parentPhone: nullable(varchar('parent_phone', 20)),
    language: withDefault(varchar('language', 2), 'en'),
    isTest: withDefault(boolean('is_test'), false),
    searchWords: keptByTrigger('search_words'),
    createdAt: instantOfEntry('created_at'),
    updatedAt: instantOfEntry('updated_at'),
    version: withDefault(integer('version'), 1),
  },
  uniques: [{ name: 'players_person_unique', columns: ['phoneKey', 'nameKey', 'birthYear', 'twin'] }],
  indices: [
    { name: 'players_name_index', columns: ['nameKey', 'id'] },
    { name: 'players_search_index', columns: ['searchWords'], synchronize: false },
    { name: 'players_age_index', columns: ['birthYear'], synchronize: false },
    { name: 'players_skill_index', columns: ['skillLevel', 'id'] },
    { name: 'players_club_index', columns: ['currentClub'], synchronize: false },
  ],
});
