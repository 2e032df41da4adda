import type { RevisionView } from '../../domain/day/revision-view.ts';
import type { Score } from '../../domain/match/score.ts';
import { send } from './call.ts';

/** Change of a game's result. */
export type ResultChange =
  | { readonly kind: 'score'; readonly score: Score; readonly shootout: Score | null }
  | { readonly kind: 'forfeit'; readonly teamId: number | 'both' }
  | { readonly kind: 'reopen' };

/** API calls about a game's result. */
export const resultCalls = {
  /** Previews the consequences for the rest of the tournament without saving. */
  previewResult: (gameId: number, change: ResultChange) => sendChange(gameId, change, { preview: true }),
  /** Carries out a change; over started games only with a confirmation. */
  changeResult: (gameId: number, change: ResultChange, confirm: boolean) => sendChange(gameId, change, { confirm }),
  /** Ends a game with its score. */
  endGame: async (gameId: number, score: Score, shootout: Score | null) => {
    await sendChange(gameId, { kind: 'score', score, shootout: null }, {});
    return send('POST', `/api/games/${gameId}/complete`, shootout === null ? {} : { shootout });
  },
};

function sendChange(
  gameId: number,
  change: ResultChange,
  meaning: { readonly preview?: true; readonly confirm?: boolean },
) {
  const address = `/api/games/${gameId}`;
  if (change.kind === 'reopen') return send<RevisionView>('POST', `${address}/reopen`, meaning);
  if (change.kind === 'forfeit') {
    const by = change.teamId === 'both' ? { both: true } : { teamId: change.teamId };
    return send<RevisionView>('POST', `${address}/forfeit`, { ...by, ...meaning });
  }
  const { score, shootout } = change;
  const entry = { team1Score: score.team1, team2Score: score.team2, ...(shootout !== null && { shootout }) };
  return send<RevisionView>('PUT', `${address}/score`, { ...entry, ...meaning });
}
