import { scoreOf } from '../game/keep-score.ts';
import type { MatchView } from './division-view.ts';
import type { RevisedDay } from './revise-day.ts';
import { nameIn, type TournamentDay } from './tournament-day.ts';

/** Consequences of a change for the rest of the tournament. */
export interface RevisionView {
  /** Matches whose teams, winner or status would change; `before` is null for a new match, `after` for one that is gone. */
  readonly changes: readonly { readonly before: MatchCard | null; readonly after: MatchCard | null }[];
  /** Started games that would have to be played anew. */
  readonly resets: readonly ResetGame[];
  /** Games reset by an earlier change whose teams are back, with the results that come back with them. */
  readonly putBack: readonly ResetGame[];
}

type MatchCard = Pick<
  MatchView,
  'division' | 'stage' | 'round' | 'position' | 'team1Id' | 'team2Id' | 'winnerId' | 'status'
>;

interface ResetGame {
  readonly gameId: number;
  readonly team1Name: string;
  readonly team2Name: string;
  readonly team1Score: number;
  readonly team2Score: number;
}

/** Returns a change of the day as shown to the organizer who decides about it. */
export function revisionView(before: TournamentDay, { day, history, changes, resets }: RevisedDay): RevisionView {
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
    putBack: history.flatMap(({ gameId, kind, to: { team1: team1Score, team2: team2Score } }) => {
      const [one, other] = day.games.find(({ game }) => game.id === gameId)?.game.teams ?? [];
      if (kind !== 'put-back' || one === undefined || other === undefined) return [];
      return [{ gameId, team1Name: nameOf(one), team2Name: nameOf(other), team1Score, team2Score }];
    }),
  };
}

function cardOf(match: MatchView): MatchCard {
  const { division, stage, round, position, team1Id, team2Id, winnerId, status } = match;
  return { division, stage, round, position, team1Id, team2Id, winnerId, status };
}
