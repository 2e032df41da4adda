import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { undivided } from '../../domain/match/division.ts';

/** Groups standings by division and group, in the given order. */
export function groupsOf<Line extends StandingLine>(
  lines: readonly Line[],
): readonly { readonly title: string; readonly lines: readonly Line[] }[] {
  const titleOf = ({ ageBracket, group }: StandingLine) =>
    [ageBracket ?? undivided, group === null ? undefined : `Group ${group}`]
      .filter((part) => part !== undefined)
      .join(', ');
  const titles = [...new Set(lines.map(titleOf))];
  return titles.map((title) => ({ title, lines: lines.filter((line) => titleOf(line) === title) }));
}
