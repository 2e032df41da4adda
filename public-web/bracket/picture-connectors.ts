import { type BracketMatch, keyOf } from './bracket-match.ts';
import { measures, type PictureColumn, type PlacedMatch } from './picture-columns.ts';

/** A line of the picture from a match to the next one, or from the standings into the knock-out. */
export interface Connector {
  readonly key: string;
  readonly path: string;
  /** The team that has gone this way. */
  readonly teamId: number | null;
  readonly of: 'winner' | 'loser' | 'rank';
  /** The column it leads into. */
  readonly round: number;
}

/** The lines between the columns. */
export function connectorsAmong(columns: readonly PictureColumn[]): readonly Connector[] {
  const placed = new Map(columns.flatMap(({ matches }) => matches.map((one) => [keyOf(one.match), one] as const)));
  return columns.flatMap(({ matches }, index) => {
    const before = columns[index - 1];
    return matches.flatMap((to) => [lineInto(to, 0, placed, before), lineInto(to, 1, placed, before)]).filter(isLine);
  });
}

const isLine = (line: Connector | undefined): line is Connector => line !== undefined;

function lineInto(
  to: PlacedMatch,
  side: 0 | 1,
  placed: ReadonlyMap<string, PlacedMatch>,
  before: PictureColumn | undefined,
): Connector | undefined {
  const slot = to.match.slots[side];
  const arrived = side === 0 ? to.match.team1Id : to.match.team2Id;
  const line = { key: `${keyOf(to.match)}/${side}`, round: to.match.round, teamId: arrived };
  if (slot.from === 'rank') return before && { ...line, of: 'rank', path: pathFromGroup(before, to, side) };
  if (!('of' in slot)) return undefined;
  const from = placed.get(slot.of);
  if (from === undefined) return undefined;
  const of = slot.from === 'winner' ? 'winner' : 'loser';
  return {
    ...line,
    of,
    teamId: hasArrived(from.match, arrived) ? arrived : null,
    path: path(rightOf(from), entry(to, side)),
  };
}

/** A team is traced along a line once the match before it is over. */
const hasArrived = (from: BracketMatch, team: number | null): boolean => team !== null && from.winnerId !== null;

interface Point {
  readonly x: number;
  readonly y: number;
}

const rightOf = ({ x, y }: PlacedMatch): Point => ({ x: x + measures.card.width, y: y + measures.card.height / 2 });

/** Where a line comes in: at the row of its side. */
const entry = ({ x, y }: PlacedMatch, side: 0 | 1): Point => ({ x, y: y + measures.rows[side] });

function pathFromGroup(group: PictureColumn, to: PlacedMatch, side: 0 | 1): string {
  const end = entry(to, side);
  return `M${group.x + group.width} ${end.y}H${end.x}`;
}

function path(from: Point, to: Point): string {
  const turn = to.x - measures.gap / 2;
  return `M${from.x} ${from.y}H${turn}V${to.y}H${to.x}`;
}
