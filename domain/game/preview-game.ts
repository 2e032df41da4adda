import type { Brackets } from '../bracket/brackets.ts';
import { gameOn, noSuchGame } from '../bracket/enter-game.ts';
import type { ShownMatch } from '../bracket/shown-division.ts';
import { nameIn } from '../bracket/tournament-day.ts';
import { type GameOrder, revisedBy } from './change-game.ts';
import { scoreOf } from './keep-score.ts';

/** What a correction would do to the rest of the tournament. */
export interface GamePreview {
  /** Matches that would be shown with other teams, another winner or another status. */
  readonly changes: readonly { readonly before: MatchCard; readonly after: MatchCard | null }[];
  /** Games already started that would have to be played anew. */
  readonly resets: readonly ResetGame[];
}

type MatchCard = Pick<
  ShownMatch,
  'division' | 'stage' | 'round' | 'position' | 'team1Id' | 'team2Id' | 'winnerId' | 'status'
>;

interface ResetGame {
  readonly gameId: number;
  readonly team1Name: string;
  readonly team2Name: string;
  readonly team1Score: number;
  readonly team2Score: number;
}

/** Shows an organizer what a correction would change, before anything is saved. */
export class PreviewGame {
  constructor(private readonly brackets: Brackets) {}

  async run({ gameId, move, scribe }: Pick<GameOrder, 'gameId' | 'move' | 'scribe'>): Promise<GamePreview> {
    const day = await this.brackets.lockWithGame(gameId);
    if (day === undefined) throw noSuchGame();
    const { changes, resets } = revisedBy(move, { day, onFile: gameOn(day, gameId), scribe, isConfirmed: true });
    const played = new Map(day.games.map(({ game }) => [game.match, game]));
    return {
      changes: changes.map(({ before, after }) => ({ before: cardOf(before), after: after && cardOf(after) })),
      resets: resets.flatMap(({ match, teams: [one, other] }) => {
        const game = played.get(match);
        if (game === undefined) return [];
        const { team1: team1Score, team2: team2Score } = scoreOf(game);
        const [team1Name, team2Name] = [nameIn(day)(one), nameIn(day)(other)];
        return [{ gameId: game.id, team1Name, team2Name, team1Score, team2Score }];
      }),
    };
  }
}

function cardOf(match: ShownMatch): MatchCard {
  const { division, stage, round, position, team1Id, team2Id, winnerId, status } = match;
  return { division, stage, round, position, team1Id, team2Id, winnerId, status };
}
