import type { TeamId } from '../match/match.ts';
import { doesCount } from '../match/result.ts';
import { withTeamLeftOut } from './leave-out-team.ts';
import { playedOn, type TournamentDay } from './tournament-day.ts';

/** Treatment of a withdrawn team: its results count and the rest is forfeited, or it is as if it had never played. */
export type WithdrawalWay = 'forfeited' | 'left-out';

/** Returns the usual treatment of a withdrawing team: left out as if it had never played with fewer than half of its group games over, else forfeited. */
export function usualWay(day: TournamentDay, team: TeamId): WithdrawalWay {
  const own = day.draw.divisions
    .flatMap(({ matches }) => matches)
    .filter(
      ({ stage, slots }) => stage === 'group' && slots.some((slot) => slot.from === 'team' && slot.team === team),
    );
  const over = new Set(
    playedOn(day)
      .results.filter(doesCount)
      .map(({ match }) => match),
  );
  return own.filter(({ key }) => over.has(key)).length < own.length / 2 ? 'left-out' : 'forfeited';
}

/** Returns the day after a team has withdrawn, in the usual way unless told otherwise. */
export function withoutTeam(day: TournamentDay, team: TeamId, way = usualWay(day, team)): TournamentDay {
  const { draw, ...left } = way === 'left-out' ? withTeamLeftOut(day, team) : day;
  const keepsPlace = way === 'forfeited' && hasTakenPlace(day, team) ? [...draw.keepsPlace, team] : draw.keepsPlace;
  return { ...left, draw: { ...draw, withdrawn: [...draw.withdrawn, team], keepsPlace } };
}

/** Returns whether games have begun in the matches that the groups of a team's division fill. */
function hasTakenPlace({ draw, ...day }: TournamentDay, team: TeamId): boolean {
  const division = draw.divisions.find(({ teams }) => teams.includes(team));
  if (division === undefined) return false;
  const filled = new Set(
    division.matches.filter(({ slots }) => slots.some(({ from }) => from === 'rank')).map(({ key }) => key),
  );
  const hasBegun = playedOn({ draw, ...day }).results.some(({ match }) => filled.has(match));
  return hasBegun || draw.keepsPlace.some((other) => division.teams.includes(other));
}
