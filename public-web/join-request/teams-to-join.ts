import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { nameOrder } from '../../domain/rule/language/name-order.ts';
import { language } from '../language/language.ts';
import type { Board } from '../site/board.ts';
import { openTournaments } from '../site/open-tournaments.ts';
import { availableTeams } from '../team/available-teams.ts';

/** Returns whether a tournament takes several weeks, so that every date filter finds it. */
export function isOnAnyDate({ name, date }: { readonly name: string; readonly date: string }): boolean {
  return `${name} ${date}`.includes('Multiple Weeks');
}

/** Returns the ids of the tournaments that a filter shows; an empty list means all. */
export function tournamentsOfFilter(filter: string, board: Board): readonly number[] {
  if (filter === '') return [];
  const always = openTournaments(board).filter(isOnAnyDate);
  return [...new Set([Number(filter), ...always.map(({ id }) => id)])];
}

/** Returns the teams whose tournaments accept registrations now; all of them until that is known. */
export function inOpenTournaments<Shown extends Pick<PublicTeam, 'tournamentId'>>(
  teams: readonly Shown[],
  board: Board,
): readonly Shown[] {
  if (board.tournaments === undefined) return teams;
  const open = new Set(openTournaments(board).map(({ id }) => id));
  return teams.filter(({ tournamentId }) => open.has(tournamentId));
}

/** Groups the first teams by tournament and bracket, the earliest tournaments first. */
export function byTournament(teams: readonly PublicTeam[], board: Board, most: number) {
  const order = openTournaments(board).map(({ id }) => id);
  const listed = teams.toSorted(
    (one, other) =>
      order.indexOf(one.tournamentId) - order.indexOf(other.tournamentId) ||
      one.tournament.localeCompare(other.tournament, 'en-US', { numeric: true }),
  );
  const first = listed.slice(0, most);
  const groups = [...new Set(first.map(({ tournament }) => tournament))];
  return groups.map((name) => [name, first.filter(({ tournament }) => tournament === name)] as const);
}

/** Returns the teams' age brackets, youngest first. */
export function bracketsOf(teams: readonly PublicTeam[]): readonly string[] {
  const brackets = new Set(teams.map(({ ageGroup }) => ageGroup));
  return [...brackets].toSorted((one, other) => one.localeCompare(other, 'en-US', { numeric: true }));
}

/** Fetches the teams with an open place that match a name and play in one of the tournaments. */
export async function teamsToJoin(search: string, tournaments: readonly number[]): Promise<readonly PublicTeam[]> {
  if (tournaments.length === 0) return availableTeams({ search });
  const found = await Promise.all(tournaments.map((tournamentId) => availableTeams({ search, tournamentId })));
  return found.flat().toSorted(nameOrder[language]);
}
