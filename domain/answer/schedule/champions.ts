import type { TeamId } from '../../match/match.ts';
import type { Sent } from '../../time/moment.ts';
import type { TournamentDetail } from '../bracket/tournament-detail.ts';
import { isFinal } from './next-steps.ts';

/** Winner of a division's final. */
export interface Champion {
  /** Null when the tournament is not divided. */
  readonly ageBracket: string | null;
  readonly teamId: TeamId;
  /** Undefined when the team is not among those shown. */
  readonly teamName: string | undefined;
  /** Score of the final, the champion's goals first. */
  readonly score: readonly [own: number, other: number] | undefined;
}

/** Returns the champions of a tournament, the youngest division first; a division whose final is not over has none. */
export function championsOf({ brackets, games, teams }: Sent<TournamentDetail>): readonly Champion[] {
  return brackets.flatMap((match) => {
    const { id, winnerId: teamId, ageBracket } = match;
    if (teamId === null || !isFinal(match, brackets)) return [];
    const game = games.find(({ bracketId }) => bracketId === id);
    const goals = game && ([game.team1Score, game.team2Score] as const);
    return {
      ...{ ageBracket, teamId, teamName: teams.find((team) => team.id === teamId)?.name },
      score: goals && game.team2Id === teamId ? ([goals[1], goals[0]] as const) : goals,
    };
  });
}
