import { rowsOfRound } from '../../match/rows-of-round.ts';
import { type BracketMatch, keyOf } from './bracket-match.ts';

/** The measures of a picture, in the units of whoever draws it: pixels on a screen. */
export interface Measures {
  readonly card: { readonly width: number; readonly height: number };
  /** The middles of the two teams' rows, from the top of a card. */
  readonly rows: readonly [number, number];
  /** Between two columns: room for the connectors. */
  readonly gap: number;
  /** Between two cards of a column. */
  readonly space: number;
  /** Games that do not lead to each other stand in lanes, so many below each other. */
  readonly lane: number;
  readonly laneGap: number;
  /** How many games beside the bracket stand next to each other. */
  readonly besideLanes: number;
  /** A row of a group's table, and the line with its name above. */
  readonly tableRow: number;
}

/** On a laptop, a tablet and paper. */
export const measures: Measures = {
  card: { width: 256, height: 104 },
  rows: [46, 83],
  gap: 64,
  space: 16,
  lane: 6,
  laneGap: 12,
  besideLanes: 4,
  tableRow: 34,
};

/** On a phone: two rounds and the lines between them in 358 pixels. */
export const narrowMeasures: Measures = {
  card: { width: 166, height: 64 },
  rows: [28, 52],
  gap: 26,
  space: 10,
  lane: Number.POSITIVE_INFINITY,
  laneGap: 26,
  besideLanes: 2,
  tableRow: 28,
};

/** A match and where its card stands. */
export interface PlacedMatch {
  readonly match: BracketMatch;
  readonly x: number;
  readonly y: number;
}

/** A round of the picture. */
export interface PictureColumn {
  readonly round: number;
  readonly x: number;
  readonly width: number;
  readonly bottom: number;
  readonly matches: readonly PlacedMatch[];
}

/** Places the matches round by round: each beside the middle of those that lead to it, and never over another; before them what leads to all. */
export function columnsFrom(
  matches: readonly BracketMatch[],
  sizes: Measures,
  before: readonly PictureColumn[] = [],
): readonly PictureColumn[] {
  const rounds = [...new Set(matches.map(({ round }) => round))].toSorted((one, other) => one - other);
  const columns: PictureColumn[] = [...before];
  for (const round of rounds) {
    const last = columns.at(-1);
    const x = last === undefined ? 0 : last.x + last.width + sizes.gap;
    const inOrder = matches
      .filter((match) => match.round === round)
      .toSorted((one, other) => one.position - other.position);
    const isLoose =
      inOrder.every(({ stage }) => stage === 'group') ||
      (rounds.length === 1 && before.length === 0 && inOrder.every(isBeside));
    columns.push(isLoose ? inLanes(round, x, inOrder, sizes) : inLine(round, x, inOrder, columns, sizes));
  }
  return columns;
}

/** The games of a group in time's order, row by row. */
export function columnOfGames(matches: readonly BracketMatch[], sizes: Measures): PictureColumn {
  const inTime = matches.toSorted(
    (one, other) =>
      (one.gameTime ?? '9999').localeCompare(other.gameTime ?? '9999') ||
      (one.field ?? '').localeCompare(other.field ?? '', 'en-US', { numeric: true }),
  );
  return inRows(matches[0]?.round ?? 1, 0, inTime, Math.min(sizes.besideLanes, matches.length), sizes);
}

/** A game beside the bracket itself. */
const isBeside = ({ stage }: BracketMatch): boolean => stage !== 'group' && stage !== 'knockout';

const stepOf = ({ card, space }: Measures): number => card.height + space;

function inLine(
  round: number,
  x: number,
  matches: readonly BracketMatch[],
  earlier: readonly PictureColumn[],
  sizes: Measures,
): PictureColumn {
  const placed = earlier.flatMap((column) => column.matches);
  const before = matches.map((match) => placed.filter((feeder) => leadsTo(feeder.match, match)).map(({ y }) => y));
  const isFed = before.some((feeders) => feeders.length > 0);
  const first = isFed ? 0 : Math.max(0, (bottomOf(earlier) - heightOf(matches, sizes)) / 2);
  const rows = rowsOfRound(before, { first, step: stepOf(sizes) });
  return {
    ...{ round, x, width: sizes.card.width },
    bottom: (rows.at(-1) ?? first) + sizes.card.height,
    matches: matches.map((match, index) => ({ match, x, y: rows[index] ?? first })),
  };
}

function inLanes(round: number, x: number, matches: readonly BracketMatch[], sizes: Measures): PictureColumn {
  const { lane, besideLanes } = sizes;
  const lanes = matches.every(isBeside)
    ? Math.min(besideLanes, matches.length)
    : Math.max(1, Math.ceil(matches.length / lane));
  return inRows(round, x, matches, lanes, sizes);
}

function inRows(
  round: number,
  x: number,
  matches: readonly BracketMatch[],
  lanes: number,
  sizes: Measures,
): PictureColumn {
  const { card, laneGap, space } = sizes;
  const laneStep = card.width + laneGap;
  const placed = matches.map((match, index) => ({
    match,
    x: x + (index % lanes) * laneStep,
    y: Math.floor(index / lanes) * stepOf(sizes),
  }));
  return {
    round,
    x,
    width: lanes * laneStep - laneGap,
    bottom: Math.ceil(matches.length / lanes) * stepOf(sizes) - space,
    matches: placed,
  };
}

/** Whether the winner or the loser of a match comes into another one. */
function leadsTo(feeder: BracketMatch, match: BracketMatch): boolean {
  return match.slots.some((slot) => 'of' in slot && slot.of === keyOf(feeder));
}

const heightOf = (matches: readonly BracketMatch[], sizes: Measures): number =>
  matches.length * stepOf(sizes) - sizes.space;

const bottomOf = (columns: readonly PictureColumn[]): number => Math.max(0, ...columns.map(({ bottom }) => bottom));
