import type { Remarks } from '../form/form.ts';
import { lookKey } from '../player/look-alikes.ts';
import { namesakeAmong, namesakesFirst, namesakesIn } from '../player/namesakes.ts';
import { birthYearsAgree } from '../player/person.ts';
import type { Player } from '../player/player.ts';
import { captainByHand, ledAlready, sameRowTwice } from './complaints.ts';
import { type Draft, indexOf, keyOf, type Planning } from './draft.ts';
import type { Becomes, Entry, Outcome, Place, PlannedPlayer, PlannedRegistration, PlannedTeam } from './entry.ts';
import { planTeam, refuseSeat, registeredElsewhere, takeSeat } from './plan-teams.ts';

/** Plan of an import: the records to create, and the complaints. Nothing is created while there is a complaint. */
export interface ImportPlan {
  readonly teams: readonly PlannedTeam[];
  readonly players: readonly PlannedPlayer[];
  readonly registrations: readonly PlannedRegistration[];
  readonly outcomes: readonly Outcome[];
  readonly complaints: readonly (Place & { readonly remarks: Remarks })[];
}

/** Plans the import of a table, row by row, by the rules for every entry to a roster (rules, section 13). */
export function planImport(entries: readonly Entry[], planning: Planning): ImportPlan {
  const draft: Draft = {
    ...planning,
    found: indexOf(planning.onFile),
    teams: new Map(),
    looks: new Map(planning.onFile.teams.map(({ team }) => [lookKey(team.name), team.name] as const)),
    people: new Map(),
    players: [],
    registrations: [],
  };
  const outcomes: Outcome[] = [];
  const complaints: (Place & { readonly remarks: Remarks })[] = [];
  for (const entry of entries) {
    const planned = planRow(draft, entry);
    const { line, member } = entry;
    if ('remarks' in planned) complaints.push({ line, member, remarks: planned.remarks });
    else outcomes.push({ line, member, ...planned });
  }
  nameCaptains(draft);
  const { players, registrations } = draft;
  return { teams: [...draft.teams.values()], players, registrations, outcomes, complaints };
}

type Planned = Omit<Outcome, keyof Place> | { readonly remarks: Remarks };

function planRow(draft: Draft, entry: Entry): Planned {
  const told = planTeam(draft, entry);
  if (told !== null && 'remarks' in told) return told;
  const team = told?.team ?? null;
  const teamBecomes: Becomes = told === null ? null : told.isNew ? 'new' : 'there';
  if (entry.person === null) {
    return { team: teamBecomes, player: null, registration: null, isWaiting: team?.isWaiting ?? false };
  }
  const player = personOf(draft, entry, entry.person, team);
  const remarks = refuseCaptain(entry, player, team);
  return remarks === undefined ? register(draft, entry, player, team, teamBecomes) : { remarks };
}

function register(
  draft: Draft,
  entry: Entry,
  player: PlannedPlayer,
  team: PlannedTeam | null,
  teamBecomes: Becomes,
): Planned {
  const becomes: Becomes = player.onFile === null ? 'new' : 'there';
  const outcome = { team: teamBecomes, player: becomes, isWaiting: team?.isWaiting ?? false };
  const twice = draft.registrations.find((one) => one.player === player);
  if (twice !== undefined) return { remarks: { name: sameRowTwice(twice.from) } };
  const there = player.onFile && draft.found.registrations.get(player.onFile.id);
  if (there) {
    const elsewhere = registeredElsewhere(there, team, player);
    return elsewhere === undefined ? { ...outcome, registration: 'there', isWaiting: false } : { remarks: elsewhere };
  }
  const misfit = refuseSeat(draft, player, team);
  if (misfit !== undefined) return { remarks: misfit };
  takeSeat(draft, entry, player, team);
  return { ...outcome, registration: 'new' };
}

/**
 * Finds the person of a row: somebody of that name and phone, on file or further up in the table, who was not born
 * in another year. Without a phone a person is recognised on the roster of the row's team, and by birth year: two
 * people of one name and year without a phone are one on file.
 */
function personOf(draft: Draft, entry: Entry, person: NonNullable<Entry['person']>, team: PlannedTeam | null) {
  const newcomer = { ...person, isTest: draft.tournament.isTest };
  const key = keyOf(person);
  const sameLook = draft.people.get(key) ?? [];
  const above = namesakesFirst(
    person.name,
    sameLook.map((one) => ({ name: one.newcomer.name, one })),
  ).map(({ one }) => one);
  const isSame = person.phone === '' ? isBornIn : birthYearsAgree;
  const known = (person.phone === '' ? onRoster(person, team) : undefined) ?? onFileAs(draft, key, person);
  const planned = above.find(({ onFile, newcomer: one }) =>
    known === undefined ? onFile === null && isSame(one.birthYear, person.birthYear) : onFile?.id === known.id,
  );
  if (planned !== undefined) return planned;
  const seated = person.phone === '' ? above.find((one) => isOn(team, one, person)) : undefined;
  if (seated !== undefined) return seated;
  const player: PlannedPlayer = { onFile: known ?? null, newcomer, from: entry };
  draft.people.set(key, [...sameLook, player]);
  draft.players.push(player);
  return player;
}

function onFileAs({ found }: Draft, key: string, person: NonNullable<Entry['person']>) {
  const { phone, birthYear } = person;
  const namesakes = found.people.get(key) ?? [];
  if (phone !== '') return namesakeAmong(person, namesakes);
  return namesakes.find((one) => isBornIn(one.birthYear, birthYear));
}

const isBornIn = (one: number | null, other: number | null) => one !== null && one === other;

/** Returns the person of that name on the existing roster. */
function onRoster(person: NonNullable<Entry['person']>, team: PlannedTeam | null): Player | undefined {
  const found = namesakesFirst(person.name, team?.onFile?.roster ?? []).find((one) =>
    birthYearsAgree(one.birthYear, person.birthYear),
  );
  return found && { ...person, isTest: false, id: found.id, name: found.name, birthYear: found.birthYear };
}

function isOn(team: PlannedTeam | null, player: PlannedPlayer, person: NonNullable<Entry['person']>): boolean {
  const agrees = birthYearsAgree(player.newcomer.birthYear, person.birthYear);
  return agrees && (team?.seats.some((seat) => seat.player === player) ?? false);
}

/** Refuses a second captain of a new team, and another captain of a team on file. */
function refuseCaptain({ isCaptain }: Entry, player: PlannedPlayer, team: PlannedTeam | null): Remarks | undefined {
  if (!isCaptain || team === null) return undefined;
  const { onFile, captain, told } = team;
  if (onFile !== null && onFile.team.captainId !== player.onFile?.id)
    return { captain: captainByHand(onFile.team.name) };
  const isSecond = captain !== null && captain !== player;
  return isSecond ? { captain: ledAlready(told.name, captain.newcomer.name) } : undefined;
}

/** Gives each new team its captain: the player marked in the table, else the one named, else the first of a row with a whole team. */
function nameCaptains({ teams }: Draft): void {
  for (const team of teams.values()) {
    if (team.onFile !== null || team.captain !== null) continue;
    const { captainName } = team.told;
    const first = team.seats[0]?.player ?? null;
    const [named] = captainName === null ? [] : namesakesIn(captainName, team.seats);
    const isFirst = captainName === null && first !== null && first.from.member > 0;
    team.captain = named?.player ?? (isFirst ? first : null);
  }
}
