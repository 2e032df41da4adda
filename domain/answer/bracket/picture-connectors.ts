import { type BracketMatch, keyOf } from './bracket-match.ts';
import type { Measures, PictureColumn, PlacedMatch } from './picture-columns.ts';
import { type PictureTable, rowOf, rowOfRank } from './picture-tables.ts';

/** Line in a bracket picture from a match to the next one, or from the standings into the knock-out. */
export interface Connector {
  readonly key: string;
  readonly path: string;
  /** Team that has gone this way. */
  readonly teamId: number | null;
  readonly of: 'winner' | 'loser' | 'rank';
  /** Round of the column that the line ends in. */
  readonly round: number;
}

/** Returns the lines between the columns. */
export function connectorsAmong(
  columns: readonly PictureColumn[],
  tables: readonly PictureTable[],
  sizes: Measures,
): readonly Connector[] {
  const placed = new Map(columns.flatMap(({ matches }) => matches.map((one) => [keyOf(one.match), one] as const)));
  return columns.flatMap(({ matches }, index) => {
    const before = columns[index - 1];
    return matches
      .flatMap((to) => ([0, 1] as const).map((side) => lineInto(to, side, { placed, before, tables, sizes })))
      .filter(isLine);
  });
}

const isLine = (line: Connector | undefined): line is Connector => line !== undefined;

/** Possible origins of a line. */
interface Sources {
  readonly placed: ReadonlyMap<string, PlacedMatch>;
  readonly before: PictureColumn | undefined;
  readonly tables: readonly PictureTable[];
  readonly sizes: Measures;
}

function lineInto(to: PlacedMatch, side: 0 | 1, sources: Sources): Connector | undefined {
  const { placed, before, tables, sizes } = sources;
  const slot = to.match.slots[side];
  const arrived = side === 0 ? to.match.team1Id : to.match.team2Id;
  const line = { key: `${keyOf(to.match)}/${side}`, round: to.match.round, teamId: arrived };
  if (slot.from === 'rank') {
    const undecided = sizes.isRankTraced === true ? rowOfRank(tables, slot, sizes) : undefined;
    const y = arrived === null ? undecided : rowOf(tables, arrived, sizes);
    const end = entry(to, side, sizes);
    // Without a table, and while a rank is not decided for families, a short stroke shows that the team comes from the standings.
    const from = { x: (before?.x ?? 0) + (before?.width ?? 0), y: y ?? end.y };
    return before && { ...line, of: 'rank', path: path(from, end, sizes) };
  }
  if (!('of' in slot)) return undefined;
  const from = placed.get(slot.of);
  if (from === undefined) return undefined;
  const of = slot.from === 'winner' ? 'winner' : 'loser';
  return {
    ...line,
    of,
    teamId: hasArrived(from.match, arrived) ? arrived : null,
    path: path(rightOf(from, sizes), entry(to, side, sizes), sizes),
  };
}

/** Returns whether the line is marked with the team, which it is once the match before it is over. */
const hasArrived = (from: BracketMatch, team: number | null): boolean => team !== null && from.winnerId !== null;

interface Point {
  readonly x: number;
  readonly y: number;
}

const rightOf = ({ x, y }: PlacedMatch, { card }: Measures): Point => ({ x: x + card.width, y: y + card.height / 2 });

/** Returns the end point of a line: at the row of its side. */
const entry = ({ x, y }: PlacedMatch, side: 0 | 1, { rows }: Measures): Point => ({ x, y: y + rows[side] });

function path(from: Point, to: Point, { gap }: Measures): string {
  const turn = to.x - gap / 2;
  return `M${from.x} ${from.y}H${turn}V${to.y}H${to.x}`;
}
