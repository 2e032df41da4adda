import { useGetList, useGetOne } from 'react-admin';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';

interface InTeam {
  readonly id: number;
  readonly teamId: number | null;
}

/** Fetches the teams for a player: the current one, then those of the tournament, with their places. */
export function useTeamsToChoose(playerId: number | undefined, tournamentId: number | undefined) {
  const player = useGetOne<InTeam>('players', { id: playerId ?? 0 }, { enabled: Boolean(playerId) });
  const current = player.data?.teamId ?? null;
  const own = useGetOne<ListedTeam>('teams', { id: current ?? 0 }, { enabled: current !== null });
  const { data = [], isPending } = useGetList<ListedTeam>(
    'teams',
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' }, filter: { tournamentId } },
    { enabled: Boolean(tournamentId) },
  );
  const others = data.filter(({ id }) => id !== current);
  const shown = ({ id, name, currentPlayers, maxPlayers }: ListedTeam) => ({
    id,
    name: `${name} (${currentPlayers}/${maxPlayers})${id === current ? ' · current team' : ''}`,
  });
  return {
    teams: [...(current !== null && own.data !== undefined ? [own.data] : []), ...others].map(shown),
    isPending: isPending && Boolean(tournamentId),
  };
}
