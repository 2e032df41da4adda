import type { RevisionShown } from '../../domain/day/revision-shown.ts';
import type { Score } from '../../domain/match/score.ts';
import { send } from '../transport/call.ts';

/** What an organizer can do to the result of a game. */
export type ResultChange =
  | { readonly kind: 'score'; readonly score: Score; readonly shootout: Score | null }
  | { readonly kind: 'forfeit'; readonly teamId: number | 'both' }
  | { readonly kind: 'reopen' };

/** What a change would do to the rest of the tournament; nothing is saved. */
export async function previewResult(gameId: number, change: ResultChange): Promise<RevisionShown> {
  return (await sendChange(gameId, change, { preview: true })).json;
}

/** Carries a change out, over started games if that is confirmed. */
export async function changeResult(gameId: number, change: ResultChange, confirm: boolean): Promise<void> {
  await sendChange(gameId, change, { confirm });
}

/** Ends a game with its score. */
export async function endGame(gameId: number, score: Score, shootout: Score | null): Promise<void> {
  await sendChange(gameId, { kind: 'score', score, shootout: null }, {});
  await send('POST', `/api/games/${gameId}/complete`, shootout === null ? {} : { shootout });
}

function sendChange(
  gameId: number,
  change: ResultChange,
  meaning: { readonly preview?: true; readonly confirm?: boolean },
) {
  const address = `/api/games/${gameId}`;
  if (change.kind === 'reopen') return send<RevisionShown>('POST', `${address}/reopen`, meaning);
  if (change.kind === 'forfeit') {
    const by = change.teamId === 'both' ? { both: true } : { teamId: change.teamId };
    return send<RevisionShown>('POST', `${address}/forfeit`, { ...by, ...meaning });
  }
  const { score, shootout } = change;
  const entry = { team1Score: score.team1, team2Score: score.team2, ...(shootout !== null && { shootout }) };
  return send<RevisionShown>('PUT', `${address}/score`, { ...entry, ...meaning });
}
