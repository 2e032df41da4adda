import type { RevisionShown } from '../../domain/bracket/revision-shown.ts';
import type { Score } from '../../domain/game/score.ts';
import { send } from '../transport/call.ts';

/** What an organizer can do to the result of a game. */
export type ResultChange =
  | { readonly kind: 'score'; readonly score: Score; readonly shootout: Score | null }
  | { readonly kind: 'forfeit'; readonly teamId: number | 'both' }
  | { readonly kind: 'reopen' };

/** What a move would do to the rest of the tournament; nothing is saved. */
export async function previewMove(gameId: number, move: ResultChange): Promise<RevisionShown> {
  return (await sendMove(gameId, move, { preview: true })).json;
}

/** Carries a move out, over started games if that is confirmed. */
export async function makeMove(gameId: number, move: ResultChange, confirm: boolean): Promise<void> {
  await sendMove(gameId, move, { confirm });
}

/** Ends a game with its score. */
export async function endGame(gameId: number, score: Score, shootout: Score | null): Promise<void> {
  await sendMove(gameId, { kind: 'score', score, shootout: null }, {});
  await send('POST', `/api/games/${gameId}/complete`, shootout === null ? {} : { shootout });
}

function sendMove(
  gameId: number,
  move: ResultChange,
  meaning: { readonly preview?: true; readonly confirm?: boolean },
) {
  const address = `/api/games/${gameId}`;
  if (move.kind === 'reopen') return send('POST', `${address}/reopen`, meaning);
  if (move.kind === 'forfeit') {
    const by = move.teamId === 'both' ? { both: true } : { teamId: move.teamId };
    return send('POST', `${address}/forfeit`, { ...by, ...meaning });
  }
  const { score, shootout } = move;
  const entry = { team1Score: score.team1, team2Score: score.team2, ...(shootout !== null && { shootout }) };
  return send('PUT', `${address}/score`, { ...entry, ...meaning });
}
