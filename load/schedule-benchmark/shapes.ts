import { drawElimination } from '../../domain/rule/draw/draw-elimination.ts';
import { drawRoundRobin } from '../../domain/rule/draw/draw-round-robin.ts';
import type { Division } from '../../domain/rule/match/division.ts';

/** Division of a shape: number of teams and format, and for a round robin the group games of each team. */
export interface DivisionShape {
  readonly teams: number;
  readonly format: 'elimination' | 'placement' | 'group' | 'group and finals';
  readonly gamesEach?: number;
}

/** Creates the division of a shape; team ids continue from one division to the next. */
export function divisionOf({ teams, format, gamesEach = teams - 1 }: DivisionShape, index: number): Division {
  const ids = Array.from({ length: teams }, (_, team) => index * 100 + team + 1);
  const name = `Division ${index + 1}`;
  if (format === 'elimination' || format === 'placement') {
    return drawElimination(name, ids, { minGamesPerTeam: 2, thirdPlace: false, placement: format === 'placement' });
  }
  const division = drawRoundRobin(name, ids, { gamesEach: () => gamesEach, thirdPlace: false });
  return format === 'group' ? withoutFinals(division) : division;
}

const withoutFinals = (division: Division): Division => ({
  ...division,
  matches: division.matches.filter((match) => match.stage === 'group'),
});
