import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { nameOrder } from '../../domain/rule/language/name-order.ts';
import { language } from '../language/language.ts';
import { read } from '../transport/call.ts';

/** Filter for teams with an open place: part of the team's or captain's name, and tournament. */
interface TeamsSought {
  readonly search?: string;
  readonly tournamentId?: number | undefined;
}

/** Fetches the teams that can be joined now, sorted by name. */
export async function availableTeams({ search = '', tournamentId }: TeamsSought): Promise<readonly PublicTeam[]> {
  const query = new URLSearchParams({ available: 'true' });
  if (search.trim() !== '') query.set('search', search.trim());
  if (tournamentId !== undefined) query.set('tournamentId', String(tournamentId));
  return (await read<readonly PublicTeam[]>(`/api/teams?${query}`)).toSorted(nameOrder[language]);
}
