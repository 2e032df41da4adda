import { useQuery } from '@tanstack/react-query';
import type { BracketGame, DrawnTournament } from '../bracket/drawn-tournament.ts';
import { keyOf, useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { useProvider } from '../transport/use-provider.ts';

/** Returns the locked games of a tournament, and functions to lock and unlock them. */
export function useLocks({ tournament, draft, isDraft }: DrawnTournament) {
  const { id: tournamentId } = tournament;
  const provider = useProvider();
  const { data = [] } = useQuery({
    queryKey: keyOf('locks', tournamentId),
    queryFn: () => provider.lockedGames(tournamentId),
    enabled: !isDraft,
  });
  const locked = isDraft ? draft.lockedGames : data;
  const isLocked = ({ id }: Pick<BracketGame, 'id'>) => locked.includes(id);
  const { run, isBusy } = useDrawnChange(
    ({ id, isToLock }: Turn) =>
      isDraft ? provider.lockDraftGame(tournamentId, id, isToLock) : provider.lockGame(id, isToLock),
    {
      done: ({ isToLock }) => (isToLock ? 'Game Locked' : 'Game Unlocked'),
      about: (_, { name, isToLock }) =>
        isToLock ? `${name} keeps its field and its kick-off.` : `${name} can be moved again.`,
      failed: 'Failed to lock the game',
    },
  );
  const turn = (game: BracketGame, name: string) => run({ id: game.id, name, isToLock: !isLocked(game) });
  return { isLocked, turn, isPending: isBusy };
}

/** Game that is locked or unlocked. */
interface Turn {
  readonly id: number;
  readonly name: string;
  readonly isToLock: boolean;
}
