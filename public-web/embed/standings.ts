import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { gather } from '../../domain/rule/match/gather.ts';
import { standingColumns } from '../../domain/rule/standings/standing-columns.ts';
import { hasBegun } from '../../domain/rule/standings/standing-mark.ts';
import { element, teamName } from './element.ts';
import { words } from './words.ts';

const { columns } = words;

/** Table for each division and group. */
export function standings(lines: readonly StandingLine[]): HTMLElement | undefined {
  if (lines.length === 0) return undefined;
  const tables = gather(lines, ({ ageBracket, group }) =>
    [ageBracket, group === null ? null : words.group(group)].filter((part) => part !== null).join(' · '),
  );
  return element('div', {}, ...[...tables].map(([heading, ofTable]) => table(heading, ofTable)));
}

function table(heading: string, lines: readonly StandingLine[]): HTMLElement {
  const figures = lines[0] === undefined ? [] : figuresOf(lines[0]);
  const head = [columns.rank, columns.team, ...figures.map(([name]) => name)];
  return element(
    'table',
    {},
    ...(heading === '' ? [] : [element('caption', {}, heading)]),
    element('thead', {}, element('tr', {}, ...head.map((name) => element('th', { scope: 'col' }, name)))),
    element('tbody', {}, ...lines.map((line) => row(line, figures, hasBegun(lines)))),
  );
}

type Figure = readonly [string, (line: StandingLine) => number | string];

/** Returns the columns of the table; goals share one column, and points and shut-outs appear where they decide the rank. */
function figuresOf(first: StandingLine): readonly Figure[] {
  const ranking = standingColumns(first).filter((column) => column === 'points' || column === 'shutOuts');
  return [
    ...(['played', 'wins', 'draws', 'losses'] as const).map((column) => [columns[column], of(column)] as const),
    [columns.goals, ({ goalsFor, goalsAgainst }) => `${goalsFor}:${goalsAgainst}`],
    ...ranking.map((column) => [columns[column], of(column)] as const),
  ];
}

const of =
  (column: 'played' | 'wins' | 'draws' | 'losses' | 'points' | 'shutOuts') =>
  (line: StandingLine): number =>
    line[column];

function row(line: StandingLine, figures: readonly Figure[], isRanked: boolean) {
  return element(
    'tr',
    {},
    element('td', {}, isRanked ? String(line.rank) : '–'),
    element('th', { scope: 'row' }, teamName(line.teamId, line.teamName)),
    ...figures.map(([, figure]) => element('td', {}, String(figure(line)))),
  );
}
