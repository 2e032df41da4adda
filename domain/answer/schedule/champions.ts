import { type KnockoutName, knockoutName } from '../../rule/bracket/round-label.ts';
import type { TeamId } from '../../rule/match/match.ts';
import type { Sent } from '../../rule/time/moment.ts';
import type { PublicBracket } from '../bracket/public-bracket.ts';
import type { TournamentDetail } from '../bracket/tournament-detail.ts';
import { isFinal } from './next-steps.ts';

/** Winner of a division's final. */
export interface Champion {
  /** Null when the tournament is not divided. */
  readonly ageBracket: string | null;
  readonly teamId: TeamId;
  /** Undefined when the team is not among those shown. */
  readonly teamName: string | undefined;
  /** Games of the knock-out that it won, the final last. */
  readonly way: readonly WonGame[];
}

/** Won game of the knock-out; goals and kicks of the winner come first. */
export interface WonGame {
  readonly id: number;
  /** Null for a round without a name. */
  readonly name: KnockoutName | null;
  /** Undefined when the team is not among those shown. */
  readonly opponent: string | undefined;
  readonly score: Goals;
  readonly shootout: Goals | null;
  readonly isGoldenGoal: boolean;
  /** Whether the opponent forfeited. */
  readonly isForfeit: boolean;
}

type Goals = readonly [own: number, other: number];
type Detail = Sent<TournamentDetail>;

/** Returns the champions of a tournament, the youngest division first; a division whose final is not over has none. */
export function championsOf(detail: Detail): readonly Champion[] {
  const { brackets, teams } = detail;
  return brackets.flatMap((match) => {
    const { winnerId: teamId, ageBracket } = match;
    if (teamId === null || !isFinal(match, brackets)) return [];
    const teamName = teams.find((team) => team.id === teamId)?.name;
    return { ageBracket, teamId, teamName, way: wayOf(teamId, match, detail) };
  });
}

function wayOf(team: TeamId, final: Sent<PublicBracket>, { brackets, games, teams }: Detail): readonly WonGame[] {
  const won = brackets.filter(
    ({ stage, ageBracket, winnerId }) => stage === 'knockout' && ageBracket === final.ageBracket && winnerId === team,
  );
  return won.flatMap((match): readonly WonGame[] => {
    const game = games.find(({ bracketId }) => bracketId === match.id);
    if (game === undefined) return [];
    const isFirst = game.team1Id === team;
    const seen = ({ team1, team2 }: { readonly team1: number; readonly team2: number }): Goals =>
      isFirst ? [team1, team2] : [team2, team1];
    const other = isFirst ? game.team2Id : game.team1Id;
    return [
      {
        id: game.id,
        name: knockoutName(match.round, final.round) ?? null,
        opponent: teams.find(({ id }) => id === other)?.name,
        score: seen({ team1: game.team1Score, team2: game.team2Score }),
        shootout: game.shootout && seen(game.shootout),
        isGoldenGoal: game.isGoldenGoal,
        isForfeit: game.forfeitedBy !== null,
      },
    ];
  });
}
