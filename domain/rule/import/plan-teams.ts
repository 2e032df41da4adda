import { bracketOfAge } from '../age/age-bracket.ts';
import { misfit, namedMisfitSentence } from '../age/roster-age-rule.ts';
import type { Remarks } from '../form/form.ts';
import { lookKey } from '../player/look-alikes.ts';
import { nameKey } from '../player/person.ts';
import { decidingAge } from '../registration/deciding-age.ts';
import { rosterSize } from '../team/team.ts';
import { alreadyWith, looksLikeTeam, otherBracket, withdrawnTeam } from './complaints.ts';
import type { Draft } from './draft.ts';
import type { Entry, PlannedPlayer, PlannedTeam, TeamOfTable } from './entry.ts';
import type { RegisteredWith } from './on-file.ts';

type TeamOfRow = { readonly team: PlannedTeam; readonly isNew: boolean } | { readonly remarks: Remarks } | null;

/** Finds the team that a row names, planned or existing, or plans a new one, and adds what this row says about it. */
export function planTeam(draft: Draft, { team: told, ageBracket, person }: Entry): TeamOfRow {
  if (told === null) return null;
  const key = nameKey(told.name);
  const known = draft.teams.get(key);
  const twin = known !== undefined || draft.found.teams.has(key) ? undefined : twinOf(draft, told.name);
  if (twin !== undefined) return { remarks: { team: looksLikeTeam(told.name, twin) } };
  const team = known ?? begun(draft, key, told);
  if (team.onFile !== null && !team.onFile.team.isActive) return { remarks: { team: withdrawnTeam(told.name) } };
  if (ageBracket !== null && team.ageBracket !== null && team.ageBracket !== ageBracket)
    return { remarks: { ageBracket: otherBracket(told.name, team.ageBracket) } };
  team.told = merged(team.told, told);
  if (team.onFile === null) team.ageBracket ??= ageBracket;
  draft.teams.set(key, team);
  // Keeps the team for the rows below, even where this row itself is refused.
  return { team, isNew: team.onFile === null && (known === undefined || person === null) };
}

/** Returns the team whose name a new one resembles; where there is none, records the new name for later comparison. */
function twinOf({ looks }: Draft, name: string): string | undefined {
  const look = lookKey(name);
  const twin = looks.get(look);
  if (twin === undefined) looks.set(look, name);
  return twin;
}

function begun(draft: Draft, key: string, told: TeamOfTable): PlannedTeam {
  const onFile = draft.found.teams.get(key) ?? null;
  const before = [...draft.teams.values()].filter((one) => one.onFile === null && !one.isWaiting);
  return {
    onFile,
    told,
    ageBracket: onFile?.team.ageBracket ?? null,
    isWaiting: onFile === null && draft.tournament.teamCount + before.length >= draft.tournament.maxTeams,
    seats: (onFile?.roster ?? []).map(({ id, name, birthYear }) => ({
      name,
      birthYear,
      player: null,
      playerId: id,
    })),
    captain: null,
  };
}

/** Merges the statements of several rows about a team: the first one counts. */
function merged(before: TeamOfTable, now: TeamOfTable): TeamOfTable {
  const told = Object.fromEntries(Object.entries(before).filter(([, value]) => value !== null));
  return { ...now, ...told };
}

/** Refuses a player who is registered for the tournament with another team: an import moves nobody. */
export function registeredElsewhere(
  there: RegisteredWith,
  team: PlannedTeam | null,
  player: PlannedPlayer,
): Remarks | undefined {
  const isSame = there.teamId === (team?.onFile?.team.id ?? null) && (team === null || team.onFile !== null);
  return isSame ? undefined : { name: alreadyWith(player.newcomer.name, there.teamName) };
}

/** Refuses a player for whom a team has no place, or whose age does not fit it. */
export function refuseSeat(draft: Draft, player: PlannedPlayer, team: PlannedTeam | null): Remarks | undefined {
  if (team === null) return undefined;
  if (team.seats.length >= (team.onFile?.team.maxPlayers ?? rosterSize)) return { team: 'This team is full' };
  const ageOf = (birthYear: number | null) => decidingAge(birthYear, draft.tournament, draft.year);
  const { birthYear: born } = player.onFile ?? player.newcomer;
  const age = ageOf(born);
  const bracket = team.ageBracket;
  if (age === undefined || bracket === null) return undefined;
  const others = team.seats.flatMap(({ birthYear }) => ageOf(birthYear) ?? []);
  const found = misfit(age, { bracket, others });
  if (found === undefined) return undefined;
  const who = { player: player.newcomer.name, team: team.told.name, age, bracket };
  return { birthYear: namedMisfitSentence(found, who) };
}

/** Puts a player on a planned roster, or among the free agents. */
export function takeSeat(draft: Draft, entry: Entry, player: PlannedPlayer, team: PlannedTeam | null): void {
  const { person } = entry;
  if (person === null) return;
  const { birthYear } = player.onFile ?? player.newcomer;
  const age = decidingAge(birthYear, draft.tournament, draft.year);
  const own = age === undefined ? null : (bracketOfAge(age) ?? null);
  const ageBracket = team === null ? (entry.ageBracket ?? own) : (team.ageBracket ?? own);
  const { paymentMethod, notes, playWith, line, member } = entry;
  draft.registrations.push({
    from: { line, member },
    player,
    team,
    ageBracket,
    paymentMethod,
    notes,
    playWith,
  });
  team?.seats.push({ name: person.name, birthYear, player, playerId: player.onFile?.id ?? null });
  if (entry.isCaptain && team !== null) team.captain = player;
}
