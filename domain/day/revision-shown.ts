import { scoreOf } from '../game/keep-score.ts';
import type { RevisedDay } from './revise-day.ts';
import type { ShownMatch } from './shown-division.ts';
import { nameIn, type TournamentDay } from './tournament-day.ts';

/** What a change would do to the rest of the tournament. */
export interface RevisionShown {
  /** Matches that would be shown with other teams, another winner or another status; null before where one is new, after where one is gone. */
  readonly changes: readonly { readonly before: MatchCard | null; readonly after: MatchCard | null }[];
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

/** A change of the day in words and numbers for whoever decides about it. */
export function revisionShown(before: TournamentDay, { changes, resets }: RevisedDay): RevisionShown {
  const played = new Map(before.games.map(({ game }) => [game.match, game]));
  const nameOf = nameIn(before);
  return {
    changes: changes.map((change) => ({
      before: change.before && cardOf(change.before),
      after: change.after && cardOf(change.after),
    })),
    resets: resets.flatMap(({ match, teams: [one, other] }) => {
      const game = played.get(match);
      if (game === undefined) return [];
      const { team1: team1Score, team2: team2Score } = scoreOf(game);
      return [{ gameId: game.id, team1Name: nameOf(one), team2Name: nameOf(other), team1Score, team2Score }];
    }),
  };
}

function cardOf(match: ShownMatch): MatchCard {
  const { division, stage, round, position, team1Id, team2Id, winnerId, status } = match;
  return { division, stage, round, position, team1Id, team2Id, winnerId, status };
}
