import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { RevisionView } from '../../domain/rule/bracket/revision-view.ts';
import type { Abandonment } from '../../domain/rule/game/abandon-game.ts';
import type { Score } from '../../domain/rule/match/score.ts';
import { change as changeSeen, send } from '../transport/call.ts';

/** Score with the result of a shoot-out, where one was held. */
interface FinalScore {
  readonly score: Score;
  readonly shootout: Score | null;
}

/** Change of a game's result; a game that nobody has begun is abandoned without a score. */
export type ResultChange =
  | { readonly kind: 'start' | 'reopen' }
  | ({ readonly kind: 'score' | 'complete' } & FinalScore)
  | ({ readonly kind: 'abandon'; readonly as: Abandonment } & (FinalScore | { readonly score: null }))
  | { readonly kind: 'forfeit'; readonly teamId: number | 'both' };

/** Game as the organizer sees it; another version is not overwritten. */
type SeenGame = Pick<PublicGame, 'id' | 'version'>;

/** Previews the consequences for the rest of the tournament without saving. */
export const previewResult = (game: SeenGame, change: ResultChange) => sendChange(game, change, { preview: true });

/** Carries out a change; over started games only with a confirmation. */
export const changeResult = (game: SeenGame, change: ResultChange, confirm: boolean) =>
  sendChange(game, change, { confirm });

function sendChange(
  game: SeenGame,
  change: ResultChange,
  meaning: { readonly preview?: true; readonly confirm?: boolean },
): Promise<RevisionView> {
  const path = `/api/games/${game.id}/${change.kind}`;
  switch (change.kind) {
    case 'start':
    case 'reopen':
      return changeSeen('POST', path, game, meaning);
    case 'forfeit':
      return changeSeen('POST', path, game, {
        ...(change.teamId === 'both' ? { both: true } : { teamId: change.teamId }),
        ...meaning,
      });
    case 'score':
      return changeSeen('PUT', path, game, { ...entryOf(change), ...meaning });
    case 'complete':
      return changeSeen('POST', path, game, { ...entryOf(change), ...meaning });
    case 'abandon':
      return changeSeen('POST', path, game, {
        as: change.as,
        ...(change.score !== null && entryOf(change)),
        ...meaning,
      });
  }
}

const entryOf = ({ score, shootout }: FinalScore) => ({
  ...{ team1Score: score.team1, team2Score: score.team2 },
  ...(shootout !== null && { shootout }),
});

export const addGoal = (gameId: number, goal: { readonly playerId: number | null; readonly minute: number }) =>
  send('POST', `/api/games/${gameId}/goals`, goal);
