import { rowsOfRound } from '../../rule/match/rows-of-round.ts';
import { type BracketMatch, keyOf } from './bracket-match.ts';

/** Measures of a bracket picture, in the unit of the drawing: pixels on a screen. */
export interface Measures {
  readonly card: { readonly width: number; readonly height: number };
  /** Middles of the two teams' rows, from the top of a card. */
  readonly rows: readonly [number, number];
  /** Distance between two columns: room for the connectors. */
  readonly gap: number;
  /** Distance between two cards of a column. */
  readonly space: number;
  /** Maximum number of cards below each other in a lane, for games that do not lead to each other. */
  readonly lane: number;
  readonly laneGap: number;
  /** Number of games beside the bracket that stand next to each other. */
  readonly besideLanes: number;
  /** Height of a row in a group's table, and of the line with its name above. */
  readonly tableRow: number;
  /** Whether lines lead from the rows of ranks also while the ranks are not decided. */
  readonly isRankTraced?: boolean;
  readonly isOnPhone?: boolean;
}

/** Measures for a laptop and a tablet. */
export const measures: Measures = {
  card: { width: 256, height: 88 },
  rows: [41, 71],
  gap: 64,
  space: 12,
  lane: 6,
  laneGap: 12,
  besideLanes: 4,
  tableRow: 34,
};

/** Measures for a phone: two rounds and their connectors in 358 pixels. */
export const narrowMeasures: Measures = {
  card: { width: 166, height: 64 },
  rows: [28, 52],
  gap: 26,
  space: 10,
  lane: Number.POSITIVE_INFINITY,
  laneGap: 26,
  besideLanes: 2,
  tableRow: 28,
  isOnPhone: true,
};

/** Measures for paper: 16 matches below each other on a landscape page of letter paper, in letters of 8 points. */
export const paperMeasures: Measures = {
  card: { width: 174, height: 39 },
  rows: [19, 32],
  gap: 26,
  space: 3,
  lane: 16,
  laneGap: 8,
  besideLanes: 5,
  tableRow: 14,
};

/** Returns measures for letters that a reader has made larger, by a factor: what holds letters grows with them. */
export function enlarged(sizes: Measures, by: number): Measures {
  if (by === 1) return sizes;
  const [first, second] = sizes.rows;
  return {
    ...sizes,
    card: { width: sizes.card.width * by, height: sizes.card.height * by },
    rows: [first * by, second * by],
    space: sizes.space * by,
    tableRow: sizes.tableRow * by,
  };
}

/** Match with the position of its card. */
export interface PlacedMatch {
  readonly match: BracketMatch;
  readonly x: number;
  readonly y: number;
}

/** Column of the picture: one round. */
export interface PictureColumn {
  readonly round: number;
  readonly x: number;
  readonly width: number;
  readonly bottom: number;
  readonly matches: readonly PlacedMatch[];
}

/** Places the matches by round, each beside the middle of its feeders and never over another; `before` are the columns to their left. */
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

/** Places the games of a group in order of time, row by row. */
export function columnOfGames(matches: readonly BracketMatch[], sizes: Measures): PictureColumn {
  const inTime = matches.toSorted(
    (one, other) =>
      (one.gameTime ?? '9999').localeCompare(other.gameTime ?? '9999') ||
      (one.field ?? '').localeCompare(other.field ?? '', 'en-US', { numeric: true }),
  );
  return inRows(matches[0]?.round ?? 1, 0, inTime, Math.min(sizes.besideLanes, matches.length), sizes);
}

/** Returns whether a game is played beside the bracket itself. */
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

/** Returns whether the winner or the loser of a match goes on to another one. */
function leadsTo(feeder: BracketMatch, match: BracketMatch): boolean {
  return match.slots.some((slot) => 'of' in slot && slot.of === keyOf(feeder));
}

const heightOf = (matches: readonly BracketMatch[], sizes: Measures): number =>
  matches.length * stepOf(sizes) - sizes.space;

const bottomOf = (columns: readonly PictureColumn[]): number => Math.max(0, ...columns.map(({ bottom }) => bottom));
