import { reopenGame } from '../game/complete-game.ts';
import type { TeamId } from '../match/match.ts';
import { isSetAside, withTeamIn } from './leave-out-team.ts';
import { followsWithdrawal, type GameOnFile, nameIn, type TournamentDay } from './tournament-day.ts';

/** Team that was in the brackets and plays no further game. */
export interface WithdrawnTeam {
  readonly teamId: TeamId;
  readonly teamName: string;
  /** Whether the team is treated as if it had never played. */
  readonly isLeftOut: boolean;
  /** Whether the team can come back: its earlier state is known, and it still has its players. */
  readonly canComeBack: boolean;
}

/** Returns the withdrawn teams in the order of their withdrawal; those that are `gone` were taken out with their players. */
export function withdrawnTeams(day: TournamentDay, gone: ReadonlySet<TeamId>): readonly WithdrawnTeam[] {
  const { withdrawn, leftOut } = day.draw;
  return withdrawn.map((teamId) => {
    const isLeftOut = leftOut.includes(teamId);
    const canComeBack = !gone.has(teamId) && (!isLeftOut || isSetAside(day.draw, teamId));
    return { teamId, teamName: nameIn(day)(teamId), isLeftOut, canComeBack };
  });
}

/** Returns the day as if the team had not withdrawn. Games it forfeited by withdrawing stand as before and are open to the teams that now meet in them. */
export function withTeamBack(day: TournamentDay, team: TeamId): TournamentDay {
  const inside = withTeamIn(day, team);
  const without = (teams: readonly TeamId[]) => teams.filter((other) => other !== team);
  const left = { withdrawn: without(inside.draw.withdrawn), keepsPlace: without(inside.draw.keepsPlace) };
  const games = inside.games.map((one) => (isGivenAway(one, team, day.draw.withdrawn) ? asBefore(one) : one));
  return { ...inside, draw: { ...inside.draw, ...left }, games };
}

function isGivenAway({ game, isInBracket }: GameOnFile, team: TeamId, withdrawn: readonly TeamId[]): boolean {
  return isInBracket && followsWithdrawal(game, withdrawn) && game.forfeitedBy.some((one) => one === team);
}

const asBefore = (one: GameOnFile): GameOnFile =>
  one.game.status === 'completed' ? { ...one, game: reopenGame(one.game) } : one;
