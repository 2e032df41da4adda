import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { gather } from '../../domain/match/gather.ts';
import { element } from './element.ts';
import { words } from './words.ts';

const { columns } = words;

/** A table for each division and group. */
export function standings(lines: readonly StandingLine[]): HTMLElement | undefined {
  if (lines.length === 0) return undefined;
  const tables = gather(lines, ({ ageBracket, group }) =>
    [ageBracket, group === null ? null : words.group(group)].filter((part) => part !== null).join(' · '),
  );
  return element('div', {}, ...[...tables].map(([heading, ofTable]) => table(heading, ofTable)));
}

function table(heading: string, lines: readonly StandingLine[]): HTMLElement {
  const head = Object.values(columns).map((name) => element('th', { scope: 'col' }, name));
  return element(
    'table',
    {},
    ...(heading === '' ? [] : [element('caption', {}, heading)]),
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...lines.map(row)),
  );
}

function row({ rank, teamName, played, wins, draws, losses, goalsFor, goalsAgainst, points }: StandingLine) {
  const cells = [played, wins, draws, losses, `${goalsFor}:${goalsAgainst}`, points];
  return element(
    'tr',
    {},
    element('td', {}, String(rank)),
    element('th', { scope: 'row' }, teamName),
    ...cells.map((cell) => element('td', {}, String(cell))),
  );
}
