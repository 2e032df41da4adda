import { useQuery } from '@tanstack/react-query';
import type { BracketGame, DrawnTournament } from '../bracket/drawn-tournament.ts';
import { keyOf, useRefreshDrawn } from '../bracket/use-drawn-tournament.ts';
import { useAction } from '../kit/use-action.ts';
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
  const { isPending, run } = useAction();
  const refresh = useRefreshDrawn();
  const isLocked = ({ id }: Pick<BracketGame, 'id'>) => locked.includes(id);
  const turn = (game: BracketGame, name: string) => {
    const isToLock = !isLocked(game);
    const action = async () => {
      if (isDraft) await provider.lockDraftGame(tournamentId, game.id, isToLock);
      else await provider.lockGame(game.id, isToLock);
      await refresh();
    };
    return run(action, { done: lockDone(name, isToLock), failed: 'Failed to lock the game' });
  };
  return { isLocked, turn, isPending };
}

const lockDone = (game: string, isLocked: boolean) => ({
  title: isLocked ? 'Game Locked' : 'Game Unlocked',
  text: isLocked ? `${game} keeps its field and its kick-off.` : `${game} can be moved again.`,
});
