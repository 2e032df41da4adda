import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { nameOrder } from '../../domain/language/name-order.ts';
import { language } from '../language/language.ts';
import { read } from '../transport/call.ts';

/** Which of the teams with an open place: by a part of the team's or captain's name, by tournament. */
interface TeamsSought {
  readonly search?: string;
  readonly tournamentId?: number | undefined;
}

/** The teams somebody can join now, in the order of their names. */
export async function availableTeams({ search = '', tournamentId }: TeamsSought): Promise<readonly PublicTeam[]> {
  const query = new URLSearchParams({ available: 'true' });
  if (search.trim() !== '') query.set('search', search.trim());
  if (tournamentId !== undefined) query.set('tournamentId', String(tournamentId));
  return (await read<readonly PublicTeam[]>(`/api/teams?${query}`)).toSorted(nameOrder[language]);
}
