import type { TeamId } from '../match/match.ts';
import { isOver } from '../match/result.ts';
import { withTeamLeftOut } from './leave-out-team.ts';
import { withdrawal } from './revise-day.ts';
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
      .results.filter(isOver)
      .map(({ match }) => match),
  );
  return own.filter(({ key }) => over.has(key)).length < own.length / 2 ? 'left-out' : 'forfeited';
}

/** Returns the day after a team has withdrawn, in the usual way unless told otherwise. */
export function withoutTeam(day: TournamentDay, team: TeamId, way = usualWay(day, team)): TournamentDay {
  const left = way === 'left-out' ? withTeamLeftOut(day, team) : day;
  return { ...left, ...withdrawal(left, team) };
}
