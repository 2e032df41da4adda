import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { RevisionView } from '../../domain/day/revision-view.ts';
import type { Score } from '../../domain/match/score.ts';
import { change as changeSeen, send } from '../transport/call.ts';

/** Change of a game's result. */
export type ResultChange =
  | { readonly kind: 'score'; readonly score: Score; readonly shootout: Score | null }
  | { readonly kind: 'forfeit'; readonly teamId: number | 'both' }
  | { readonly kind: 'reopen' };

/** Game as the organizer sees it; another version is not overwritten. */
type SeenGame = Pick<PublicGame, 'id' | 'version'>;

/** Previews the consequences for the rest of the tournament without saving. */
export const previewResult = (game: SeenGame, change: ResultChange) => sendChange(game, change, { preview: true });

/** Carries out a change; over started games only with a confirmation. */
export const changeResult = (game: SeenGame, change: ResultChange, confirm: boolean) =>
  sendChange(game, change, { confirm });

/** Ends a game with its score. */
export const endGame = async (game: SeenGame, score: Score, shootout: Score | null) => {
  const { version } = await sendChange<PublicGame>(game, { kind: 'score', score, shootout: null }, {});
  return changeSeen('POST', `/api/games/${game.id}/complete`, { version }, shootout === null ? {} : { shootout });
};

function sendChange<Answer = RevisionView>(
  game: SeenGame,
  change: ResultChange,
  meaning: { readonly preview?: true; readonly confirm?: boolean },
): Promise<Answer> {
  if (change.kind === 'reopen') return changeSeen('POST', `/api/games/${game.id}/reopen`, game, meaning);
  if (change.kind === 'forfeit') {
    const by = change.teamId === 'both' ? { both: true } : { teamId: change.teamId };
    return changeSeen('POST', `/api/games/${game.id}/forfeit`, game, { ...by, ...meaning });
  }
  const { score, shootout } = change;
  const entry = { team1Score: score.team1, team2Score: score.team2, ...(shootout !== null && { shootout }) };
  return changeSeen('PUT', `/api/games/${game.id}/score`, game, { ...entry, ...meaning });
}

export const addGoal = (gameId: number, goal: { readonly playerId: number | null; readonly minute: number }) =>
  send('POST', `/api/games/${gameId}/goals`, goal);
