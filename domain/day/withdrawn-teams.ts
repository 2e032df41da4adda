import { freshGame } from '../game/complete-game.ts';
import type { TeamId } from '../match/match.ts';
import { type GameOnFile, nameIn, type TournamentDay } from './tournament-day.ts';

/** A team that was in the brackets and plays no further game. */
export interface WithdrawnTeam {
  readonly teamId: TeamId;
  readonly teamName: string;
  /** Its games to come are gone from the brackets, not given away. */
  readonly isLeftOut: boolean;
}

/** The teams that have withdrawn, in the order in which they did. */
export function withdrawnTeams(day: TournamentDay): readonly WithdrawnTeam[] {
  const { withdrawn, leftOut } = day.draw;
  return withdrawn.map((teamId) => ({ teamId, teamName: nameIn(day)(teamId), isLeftOut: leftOut.includes(teamId) }));
}

/** The day as if the team had not withdrawn: what it gave away by that is to be played, by whoever is to play it now. */
export function withTeamBack(day: TournamentDay, team: TeamId): TournamentDay {
  const withdrawn = day.draw.withdrawn.filter((other) => other !== team);
  const games = day.games.map((one) => (isGivenAway(one, team, day.draw.withdrawn) ? toCome(one) : one));
  return { ...day, draw: { ...day.draw, withdrawn }, games };
}

function isGivenAway({ game, isInBracket }: GameOnFile, team: TeamId, withdrawn: readonly TeamId[]): boolean {
  if (!isInBracket || game.status !== 'completed' || game.forfeitedBy === undefined) return false;
  return game.forfeitedBy.some((one) => one === team) && game.forfeitedBy.every((one) => withdrawn.includes(one));
}

const toCome = (one: GameOnFile): GameOnFile => ({ ...one, game: freshGame(one.game, one.game.teams) });
