import { Injectable } from '@nestjs/common';
import { type OnFile, type OnTeam, type RegisteredWith, teamKey, teamLook } from '../../domain/import/on-file.ts';
import { lockKey } from '../../domain/player/namesakes.ts';
import { joinedName, type PersonKey, personKey } from '../../domain/player/person.ts';
import {
  type ChangeSinceImport,
  type ImportedIds,
  type ImportOnFile,
  Imports,
  type NamesInTable,
} from '../../domain/port/imports.ts';
import type { Team } from '../../domain/team/team.ts';
import { Database } from '../database/database.ts';
import { columnsOf } from '../database/row-statements.ts';
import { joinedSql } from '../player/joined-sql.ts';
import { type PlayerRow, playerRows } from '../player/player-row.ts';
import { toPlayer } from '../player/postgres-players.ts';
import { toTeam } from '../team/postgres-teams.ts';
import { type TeamRow, teamRows } from '../team/team-row.ts';
import { changesSince, erasePeopleSql, peopleWithTracesSql } from './postgres-changes-since.ts';

const columns = `id, made, is_mailed as "isMailed", made_by as by, at, undone_at as "undoneAt"`;

/** Locks the names in one order, so that two tables with the same people do not deadlock. */
const holding = `select pg_advisory_xact_lock(hashtextextended(person, 0)) from (
  select distinct person from unnest($1::text[]) as sought(person) order by 1) people`;

/** Finds everybody with a given phone, whose names are compared afterwards; without a phone, finds people by name alone. */
const people = `select ${columnsOf(playerRows, 'player')} from players player
  where phone_key <> '' and phone_key = any($1::text[]) or phone_key = '' and ${joinedSql('player.name_key')} = any($2::text[])
  order by player.id`;

const names = 'select id, tournament_id as "tournamentId", name from teams where tournament_id = any($1)';
const teams = (isHeld: boolean) => `select ${columnsOf(teamRows, 'team')} from teams team where id = any($1)
  order by team.id desc ${isHeld ? 'for no key update of team' : ''}`;

const rosters = `select registration.team_id as "teamId", player.id, player.name, player.birth_year as "birthYear"
  from tournament_registrations registration join players player on player.id = registration.player_id
  where registration.team_id = any($1) order by registration.id`;

const registrations = `select registration.player_id as "playerId", registration.tournament_id as "tournamentId",
    registration.team_id as "teamId", team.name as "teamName"
  from tournament_registrations registration left join teams team on team.id = registration.team_id
  where registration.player_id = any($1)`;

const tournaments = `select distinct tournament_id as id from (
  select tournament_id from teams where id = any($1)
  union all select tournament_id from tournament_registrations where id = any($2)) found order by 1`;

@Injectable()
export class PostgresImports extends Imports {
  constructor(private readonly database: Database) {
    super();
  }

  override async onFile(named: NamesInTable, isHeld: boolean): Promise<OnFile> {
    const held = new Set(named.people.map(lockKey));
    if (isHeld) await this.database.query(holding, [[...held]]);
    const there = (await this.database.query<PlayerRow>(people, keysOf(named.people))).map(toPlayer);
    const found = there.filter((one) => held.has(lockKey(personKey(one))));
    return { people: found, teams: await this.teamsNamed(named, isHeld), registrations: await this.registered(found) };
  }

  override async add({ at, by, isMailed, made }: Omit<ImportOnFile, 'id' | 'undoneAt'>): Promise<ImportOnFile> {
    const [added] = await this.database.query<ImportOnFile>(
      `insert into imports (at, made_by, is_mailed, made) values ($1, $2, $3, $4) returning ${columns}`,
      [at, by, isMailed, JSON.stringify(made)],
    );
    if (added === undefined) throw new Error('Nothing was entered');
    return added;
  }

  override async lock(id: number): Promise<ImportOnFile | undefined> {
    const [found] = await this.database.query<ImportOnFile>(`select ${columns} from imports where id = $1 for update`, [
      id,
    ]);
    return found;
  }

  override async markUndone(id: number, at: Date): Promise<void> {
    await this.database.query(`update imports set undone_at = $2, made = made || '{"captains": []}' where id = $1`, [
      id,
      at,
    ]);
  }

  override changesSince({
    playerIds,
    teamIds,
    registrationIds,
    captains,
  }: ImportedIds): Promise<readonly ChangeSinceImport[]> {
    const changed = [captains.map(({ teamId }) => teamId), captains.map(({ version }) => version)];
    return this.database.query<ChangeSinceImport>(changesSince, [playerIds, teamIds, registrationIds, ...changed]);
  }

  override async remove({ id, at, made }: ImportOnFile): Promise<readonly number[]> {
    const traced = await this.database.query<{ id: number }>(peopleWithTracesSql, [made.playerIds, id, at]);
    const left = new Set(traced.map((one) => one.id));
    await this.database.query('delete from tournament_registrations where id = any($1)', [made.registrationIds]);
    await this.database.query('delete from teams where id = any($1)', [made.teamIds]);
    await this.database.query(`select set_config('golden_goal.left_no_trace', 'yes', true)`);
    await this.database.query(erasePeopleSql, [made.playerIds.filter((one) => !left.has(one))]);
    await this.database.query(`select set_config('golden_goal.left_no_trace', '', true)`);
    return [...left];
  }

  override async tournamentsOf({ teamIds, registrationIds, captains }: ImportedIds): Promise<readonly number[]> {
    const ids = [...teamIds, ...captains.map(({ teamId }) => teamId)];
    const found = await this.database.query<{ id: number }>(tournaments, [ids, registrationIds]);
    return found.map(({ id }) => id);
  }

  private async teamsNamed({ teams: named }: NamesInTable, isHeld: boolean): Promise<readonly OnTeam[]> {
    const found = (await this.database.query<TeamRow>(teams(isHeld), [await this.alike(named)])).map(toTeam);
    const rows = await this.database.query<OnTeam['roster'][number] & { readonly teamId: number }>(rosters, [
      found.map(({ id }) => id),
    ]);
    return found.map((team) => ({
      team,
      roster: rows
        .filter(({ teamId }) => teamId === team.id)
        .map(({ id, name, birthYear }) => ({ id, name, birthYear })),
    }));
  }

  /** Returns the teams with these names, and those with similar ones. */
  private async alike(named: NamesInTable['teams']): Promise<readonly number[]> {
    const tournaments = [...new Set(named.map(({ tournamentId }) => tournamentId))];
    const there = await this.database.query<Pick<Team, 'id' | 'tournamentId' | 'name'>>(names, [tournaments]);
    const keysOf = ({ tournamentId, name }: Pick<Team, 'tournamentId' | 'name'>) => [
      teamKey(tournamentId, name),
      teamLook(tournamentId, name),
    ];
    const sought = new Set(named.flatMap(keysOf));
    return there.filter((team) => keysOf(team).some((key) => sought.has(key))).map(({ id }) => id);
  }

  private registered(found: OnFile['people']): Promise<readonly RegisteredWith[]> {
    return this.database.query<RegisteredWith>(registrations, [found.map(({ id }) => id)]);
  }
}

/** Returns the phones of people, and the names of those without a phone. */
function keysOf(people: readonly PersonKey[]): readonly [phones: readonly string[], names: readonly string[]] {
  const without = people.filter(({ phone }) => phone === '');
  return [[...new Set(people.map(({ phone }) => phone))], without.map(({ name }) => joinedName(name))];
}
