import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { RevisionView } from '../../domain/day/revision-view.ts';
import type { Score } from '../../domain/match/score.ts';
import { ask } from './call.ts';

/** Change of a game's result. */
export type ResultChange =
  | { readonly kind: 'score'; readonly score: Score; readonly shootout: Score | null }
  | { readonly kind: 'forfeit'; readonly teamId: number | 'both' }
  | { readonly kind: 'reopen' };

/** Game as the organizer sees it; another version is not overwritten. */
type SeenGame = Pick<PublicGame, 'id' | 'version'>;

/** API calls about a game's result. */
export const resultCalls = {
  /** Previews the consequences for the rest of the tournament without saving. */
  previewResult: (game: SeenGame, change: ResultChange) => sendChange(game, change, { preview: true }),
  /** Carries out a change; over started games only with a confirmation. */
  changeResult: (game: SeenGame, change: ResultChange, confirm: boolean) => sendChange(game, change, { confirm }),
  /** Ends a game with its score. */
  endGame: async (game: SeenGame, score: Score, shootout: Score | null) => {
    const { version } = await sendChange<PublicGame>(game, { kind: 'score', score, shootout: null }, {});
    return sendFor({ ...game, version }, 'POST', 'complete', shootout === null ? {} : { shootout });
  },
};

function sendChange<Answer = RevisionView>(
  game: SeenGame,
  change: ResultChange,
  meaning: { readonly preview?: true; readonly confirm?: boolean },
): Promise<Answer> {
  if (change.kind === 'reopen') return sendFor(game, 'POST', 'reopen', meaning);
  if (change.kind === 'forfeit') {
    const by = change.teamId === 'both' ? { both: true } : { teamId: change.teamId };
    return sendFor(game, 'POST', 'forfeit', { ...by, ...meaning });
  }
  const { score, shootout } = change;
  const entry = { team1Score: score.team1, team2Score: score.team2, ...(shootout !== null && { shootout }) };
  return sendFor(game, 'PUT', 'score', { ...entry, ...meaning });
}

const sendFor = <Answer>({ id, version }: SeenGame, method: 'POST' | 'PUT', move: string, body: object) =>
  ask<Answer>(`/api/games/${id}/${move}`, {
    ...{ method, body: JSON.stringify(body) },
    headers: new Headers({ 'If-Match': `"${version}"` }),
  });
