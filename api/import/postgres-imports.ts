import { Injectable } from '@nestjs/common';
import { Imports, type NamesInTable } from '../../domain/port/imports.ts';
import type { OnFile, OnTeam, RegisteredWith } from '../../domain/rule/import/on-file.ts';
import { lookKey } from '../../domain/rule/player/look-alikes.ts';
import { lockKey } from '../../domain/rule/player/namesakes.ts';
import { joinedName, nameKey, type PersonKey, personKey } from '../../domain/rule/player/person.ts';
import type { Team } from '../../domain/rule/team/team.ts';
import { Database } from '../database/database.ts';
import { columnsOf } from '../database/row-statements.ts';
import { joinedSql } from '../player/joined-sql.ts';
import { type PlayerRow, playerRows } from '../player/player-row.ts';
import { toPlayer } from '../player/postgres-players.ts';
import { toTeam } from '../team/postgres-teams.ts';
import { type TeamRow, teamRows } from '../team/team-row.ts';

/** Locks the names in one order, so that two tables with the same people do not deadlock. */
const holding = `select pg_advisory_xact_lock(hashtextextended(person, 0)) from (
  select distinct person from unnest($1::text[]) as sought(person) order by 1) people`;

/** Finds everybody with a given phone, whose names are compared afterwards; without a phone, finds people by name alone. */
const people = `select ${columnsOf(playerRows, 'player')} from players player
  where phone_key <> '' and phone_key = any($1::text[]) or phone_key = '' and ${joinedSql('player.name_key')} = any($2::text[])
  order by player.id`;

const names = 'select id, name from teams where tournament_id = $1';
const teams = (isHeld: boolean) => `select ${columnsOf(teamRows, 'team')} from teams team where id = any($1)
  order by team.id desc ${isHeld ? 'for no key update of team' : ''}`;

const rosters = `select registration.team_id as "teamId", player.id, player.name, player.birth_year as "birthYear"
  from tournament_registrations registration join players player on player.id = registration.player_id
  where registration.team_id = any($1) order by registration.id`;

const registrations = `select registration.player_id as "playerId", registration.team_id as "teamId", team.name as "teamName"
  from tournament_registrations registration left join teams team on team.id = registration.team_id
  where registration.player_id = any($1) and registration.tournament_id = $2`;

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
    return {
      people: found,
      teams: await this.teamsNamed(named, isHeld),
      registrations: await this.registered(found, named),
    };
  }

  private async teamsNamed(named: NamesInTable, isHeld: boolean): Promise<readonly OnTeam[]> {
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
  private async alike({ tournamentId, teams: named }: NamesInTable): Promise<readonly number[]> {
    const there = await this.database.query<Pick<Team, 'id' | 'name'>>(names, [tournamentId]);
    const keysOf = (name: string) => [nameKey(name), `look ${lookKey(name)}`];
    const sought = new Set(named.flatMap(keysOf));
    return there.filter(({ name }) => keysOf(name).some((key) => sought.has(key))).map(({ id }) => id);
  }

  private registered(found: OnFile['people'], { tournamentId }: NamesInTable): Promise<readonly RegisteredWith[]> {
    return this.database.query<RegisteredWith>(registrations, [found.map(({ id }) => id), tournamentId]);
  }
}

/** Returns the phones of people, and the names of those without a phone. */
function keysOf(people: readonly PersonKey[]): readonly [phones: readonly string[], names: readonly string[]] {
  const without = people.filter(({ phone }) => phone === '');
  return [[...new Set(people.map(({ phone }) => phone))], without.map(({ name }) => joinedName(name))];
}
