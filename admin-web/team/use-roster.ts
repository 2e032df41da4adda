import { useGetList } from 'react-admin';
import type { WaiverState } from '../../domain/waiver/waiver.ts';
import type { ListedTeam } from './listed-team.ts';

/** A player registered in a tournament, and the team of it they are on. */
export interface RegisteredPlayer {
  readonly id: number;
  readonly playerId: number;
  readonly playerName: string;
  readonly teamId: number | null;
  readonly teamName: string | null;
  readonly waiverState: WaiverState;
}

/** Who is registered in a team's tournament: on its roster, and who else could be. */
export function useRoster({ id, tournamentId }: Pick<ListedTeam, 'id' | 'tournamentId'>) {
  const { data = [], isPending } = useGetList<RegisteredPlayer>('tournament-registrations', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'playerName', order: 'ASC' },
    filter: { tournamentId },
  });
  const others = data.filter(({ teamId }) => teamId !== id);
  return {
    isPending,
    roster: data.filter(({ teamId }) => teamId === id),
    others: [...others].sort((one, other) => Number(one.teamId !== null) - Number(other.teamId !== null)),
  };
}
