import type { OnFile } from '../../domain/import/on-file.ts';
import { nameKey, personKey } from '../../domain/player/person.ts';
import {
  type DoneSince,
  type ImportOnFile,
  Imports,
  type MadeByImport,
  type Named,
} from '../../domain/port/imports.ts';
import type { InMemoryPlayers } from './in-memory-players.ts';
import type { InMemoryRegistrations } from './in-memory-registrations.ts';
import type { InMemoryTeams } from './in-memory-teams.ts';

interface Records {
  readonly players: InMemoryPlayers;
  readonly teams: InMemoryTeams;
  readonly registrations: InMemoryRegistrations;
}

/** Imports on file for as long as a test lasts. */
export class InMemoryImports extends Imports {
  private imports: readonly ImportOnFile[] = [];

  constructor(private readonly records: Records) {
    super();
  }

  override async onFile(named: Named): Promise<OnFile> {
    const { players, teams, registrations } = this.records;
    const isNamed = (person: { readonly name: string; readonly phone: string }) =>
      named.people.some(({ name, phone }) => name === personKey(person).name && phone === personKey(person).phone);
    const people = players.all.filter(isNamed);
    const found = teams.all.filter((team) =>
      named.teams.some((one) => one.tournamentId === team.tournamentId && nameKey(one.name) === nameKey(team.name)),
    );
    const registered = (await Promise.all(people.map(({ id }) => registrations.ofPlayer(id)))).flat();
    const nameOf = (id: number | null) => teams.all.find((team) => team.id === id)?.name ?? null;
    return {
      people,
      teams: await Promise.all(
        found.map(async (team) => ({
          team,
          roster: (await registrations.rosterOf(team.id)).map(({ id, name, birthYear }) => ({ id, name, birthYear })),
        })),
      ),
      registrations: registered.map(({ playerId, tournamentId, teamId }) => ({
        ...{ playerId, tournamentId, teamId },
        teamName: nameOf(teamId),
      })),
    };
  }

  override async add(done: Omit<ImportOnFile, 'id' | 'undoneAt'>): Promise<ImportOnFile> {
    const added = { ...done, id: this.imports.length + 1, undoneAt: null };
    this.imports = [...this.imports, added];
    return added;
  }

  override async lock(id: number): Promise<ImportOnFile | undefined> {
    return this.imports.find((one) => one.id === id);
  }

  override async markUndone(id: number, undoneAt: Date): Promise<void> {
    const undone = (one: ImportOnFile) => ({ ...one, undoneAt, made: { ...one.made, captains: [] } });
    this.imports = this.imports.map((one) => (one.id === id ? undone(one) : one));
  }

  override async doneSince(made: MadeByImport): Promise<readonly DoneSince[]> {
    const { players, teams, registrations } = this.records;
    const nameOf = async (id: number) => (await players.find(id))?.name ?? '';
    const found: DoneSince[] = [];
    for (const id of made.playerIds) {
      const held = await players.lock(id);
      if (held !== undefined && held.version !== 1) found.push({ name: held.record.name, what: 'changed' });
      const others = (await registrations.ofPlayer(id)).filter((one) => !made.registrationIds.includes(one.id));
      if (others.length > 0) found.push({ name: await nameOf(id), what: 'registered' });
    }
    for (const id of made.registrationIds) {
      const held = await registrations.lock(id);
      if (held !== undefined && held.version !== 1)
        found.push({ name: await nameOf(held.record.playerId), what: 'changed' });
    }
    for (const team of teams.all) {
      const captain = made.captains.find(({ teamId }) => teamId === team.id);
      const version = captain?.version ?? (made.teamIds.includes(team.id) ? 1 : undefined);
      if (version !== undefined && version !== team.version) found.push({ name: team.name, what: 'changed' });
      if (!made.teamIds.includes(team.id)) continue;
      const later = (await registrations.ofTeam(team.id)).some((one) => !made.registrationIds.includes(one.id));
      if (later) found.push({ name: team.name, what: 'joined' });
    }
    return found.toSorted((one, other) => `${one.what} ${one.name}`.localeCompare(`${other.what} ${other.name}`));
  }

  override async remove({ made }: ImportOnFile): Promise<readonly number[]> {
    for (const id of made.registrationIds) this.records.registrations.remove(id);
    for (const id of made.teamIds) this.records.teams.remove(id);
    for (const id of made.playerIds) this.records.players.remove(id);
    return [];
  }

  override async tournamentsOf({ teamIds, registrationIds, captains }: MadeByImport): Promise<readonly number[]> {
    const { teams, registrations } = this.records;
    const ids = [...teamIds, ...captains.map(({ teamId }) => teamId)];
    const ofTeams = teams.all.filter(({ id }) => ids.includes(id)).map(({ tournamentId }) => tournamentId);
    const found = await Promise.all(registrationIds.map((id) => registrations.withId(id)));
    const ofRegistrations = found.flatMap((one) => (one === undefined ? [] : [one.tournamentId]));
    return [...new Set([...ofTeams, ...ofRegistrations])].sort((one, other) => one - other);
  }
}
