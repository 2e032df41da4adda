import { useQuery } from '@tanstack/react-query';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import type { BracketGame, DrawnTournament } from '../bracket/drawn-tournament.ts';
import { keyOf, useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { ask, send } from '../transport/call.ts';

/** Returns the locked games of a tournament, and functions to lock and unlock them. */
export function useLocks({ tournament, draft, isDraft }: DrawnTournament) {
  const { id: tournamentId } = tournament;
  const { data = [] } = useQuery({
    queryKey: keyOf('locks', tournamentId),
    queryFn: () => lockedGames(tournamentId),
    enabled: !isDraft,
  });
  const locked = isDraft ? draft.lockedGames : data;
  const isLocked = ({ id }: Pick<BracketGame, 'id'>) => locked.includes(id);
  const { run, isBusy } = useDrawnChange(
    ({ id, isToLock }: Turn) => (isDraft ? lockDraftGame(tournamentId, id, isToLock) : lockGame(id, isToLock)),
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

/** Returns the ids of a tournament's locked games. */
const lockedGames = async (tournamentId: number): Promise<readonly number[]> => {
  const filter = encodeURIComponent(JSON.stringify({ tournamentId }));
  const games = await ask<readonly ListedGame[]>(`/api/admin/all-games?filter=${filter}`);
  return games.filter(({ isLocked }) => isLocked).map(({ id }) => id);
};

const lockGame = (gameId: number, locked: boolean) => send('PUT', `/api/admin/games/${gameId}/lock`, { locked });

const lockDraftGame = (tournamentId: number, gameId: number, locked: boolean) =>
  send('PUT', `/api/tournaments/${tournamentId}/draft/locks/${gameId}`, { locked });
