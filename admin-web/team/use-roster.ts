import { useGetList } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';

/** Fetches the players registered in a team's tournament: those on its roster, and others who could join. */
export function useRoster({ id, tournamentId }: Pick<ListedTeam, 'id' | 'tournamentId'>) {
  const { data = [], isPending } = useGetList<ListedRegistration>('tournament-registrations', {
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
