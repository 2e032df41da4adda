import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { nameOrder } from '../../domain/language/name-order.ts';
import { language } from '../language/language.ts';
import type { Board } from '../site/board.ts';
import { availableTeams } from '../team/available-teams.ts';
import { openTournaments } from '../tournament/open-tournaments.ts';

/** A tournament over several weeks is found under every date. */
export function isOnAnyDate({ name, date }: { readonly name: string; readonly date: string }): boolean {
  return `${name} ${date}`.includes('Multiple Weeks');
}

/** The tournaments whose teams a filter shows; none means all of them. */
export function tournamentsShown(filter: string, board: Board): readonly number[] {
  if (filter === '') return [];
  const always = openTournaments(board).filter(isOnAnyDate);
  return [...new Set([Number(filter), ...always.map(({ id }) => id)])];
}

/** The teams with an open place that match a name and play in one of the tournaments. */
export async function teamsToJoin(search: string, tournaments: readonly number[]): Promise<readonly PublicTeam[]> {
  if (tournaments.length === 0) return availableTeams({ search });
  const found = await Promise.all(tournaments.map((tournamentId) => availableTeams({ search, tournamentId })));
  return found.flat().toSorted(nameOrder[language]);
}
