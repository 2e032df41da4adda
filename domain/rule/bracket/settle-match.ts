import type { MatchKey, TeamId } from '../match/match.ts';
import { forfeitersOf, type GameResult, isOver, isVoid, winnerOfResult } from '../match/result.ts';
import { type Arrival, type Arrivals, awaited, bothTeams, nobody } from './arrival.ts';

/** Match with its teams and its outcome. */
export interface SettledMatch {
  /** Listed in the order in which the game is played. */
  readonly arrivals: Arrivals;
  readonly isBye: boolean;
  readonly result?: GameResult;
  /** Occupants of the slots that the winner and the loser move on to. */
  readonly winner: Arrival;
  readonly loser: Arrival;
}

/** Facts from outside the match: its recorded results, withdrawn teams and the goals of a forfeit. */
export interface Circumstances {
  readonly recorded: GameResult | undefined;
  /** Results of earlier pairings of the match. */
  readonly setAside: readonly GameResult[];
  readonly withdrawn: readonly TeamId[];
  readonly forfeitGoals: number;
}

/** Settles a match by the occupants of its slots and by its result, if these two teams played it. */
export function settleMatch(match: MatchKey, arrivals: Arrivals, circumstances: Circumstances): SettledMatch {
  if (arrivals.some(({ is }) => is === 'awaited')) return { arrivals, isBye: false, winner: awaited, loser: awaited };
  const teams = bothTeams(arrivals);
  if (teams === undefined) {
    return { arrivals, isBye: true, winner: arrivals.find(({ is }) => is === 'team') ?? nobody, loser: nobody };
  }
  const { recorded, setAside } = circumstances;
  const played = [recorded, ...setAside].find((one) => one?.teams.every((team) => teams.includes(team)));
  const result = played !== undefined && isOver(played) ? played : (forfeitOf(match, teams, circumstances) ?? played);
  return result === undefined ? { arrivals, isBye: false, winner: awaited, loser: awaited } : decide(arrivals, result);
}

/** Keeps the sides of a started game, even if its teams now come into the match the other way round. */
function decide([one, other]: Arrivals, result: GameResult): SettledMatch {
  const isTurned = one.is === 'team' && one.team === result.teams[1];
  const arrivals: Arrivals = isTurned ? [other, one] : [one, other];
  return { arrivals, isBye: false, result, ...outcome(arrivals, result) };
}

function outcome(arrivals: Arrivals, result: GameResult): Pick<SettledMatch, 'winner' | 'loser'> {
  const winningTeam = winnerOfResult(result);
  const [one, other] = arrivals.map(afterGame);
  if ((forfeitersOf(result).length > 0 || isVoid(result)) && winningTeam === undefined)
    return { winner: nobody, loser: nobody };
  if (winningTeam === undefined || one === undefined || other === undefined) return { winner: awaited, loser: awaited };
  return winningTeam === result.teams[0] ? { winner: one, loser: other } : { winner: other, loser: one };
}

const afterGame = (arrival: Arrival): Arrival =>
  arrival.is === 'team' ? { ...arrival, gamesPlayed: arrival.gamesPlayed + 1 } : arrival;

/** Returns the forfeit of a game that a withdrawn team has not finished; undefined where neither team has withdrawn. */
function forfeitOf(
  match: MatchKey,
  teams: readonly [TeamId, TeamId],
  { withdrawn, forfeitGoals }: Circumstances,
): GameResult | undefined {
  const [team1, team2] = teams;
  const leaving = teams.filter((team) => withdrawn.includes(team));
  if (leaving.length === 0) return undefined;
  const goals = (team: TeamId) => (leaving.includes(team) ? 0 : forfeitGoals);
  const forfeitedBy = leaving.length === 2 ? teams : ([leaving[0] ?? team1] as const);
  return { status: 'completed', match, teams, forfeitedBy, score: { team1: goals(team1), team2: goals(team2) } };
}
