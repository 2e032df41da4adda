import type { TeamId } from '../match/match.ts';
import { isOver } from '../match/result.ts';
import { withTeamLeftOut } from './leave-out-team.ts';
import { withdrawal } from './revise-day.ts';
import { playedOn, type TournamentDay } from './tournament-day.ts';

/** What becomes of a team that withdraws: what it played counts and the rest is forfeited, or it is as if it had never played. */
export type WithdrawalWay = 'forfeited' | 'left-out';

/** A team that has played fewer than half of its group games leaves as if it had never played. */
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

/** The day after a team has withdrawn, by the usual way where nobody says otherwise. */
export function withoutTeam(day: TournamentDay, team: TeamId, way = usualWay(day, team)): TournamentDay {
  const left = way === 'left-out' ? withTeamLeftOut(day, team) : day;
  return { ...left, ...withdrawal(left, team) };
}
