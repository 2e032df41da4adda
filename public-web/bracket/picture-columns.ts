import { type BracketMatch, keyOf } from './bracket-match.ts';

/** The measures of the picture, in pixels. */
export const measures = {
  card: { width: 256, height: 104 },
  /** The middles of the two teams' rows, from the top of a card. */
  rows: [46, 83],
  /** Between two columns: room for the connectors. */
  gap: 64,
  /** Between two cards of a column. */
  space: 16,
  /** Games that do not lead to each other stand in lanes, so many below each other. */
  lane: 6,
  laneGap: 12,
} as const;

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

/** Places the matches round by round: each beside the middle of those that lead to it, and never over another. */
export function columnsFrom(matches: readonly BracketMatch[]): readonly PictureColumn[] {
  const rounds = [...new Set(matches.map(({ round }) => round))].toSorted((one, other) => one - other);
  const columns: PictureColumn[] = [];
  for (const round of rounds) {
    const last = columns.at(-1);
    const x = last === undefined ? 0 : last.x + last.width + measures.gap;
    const inOrder = matches
      .filter((match) => match.round === round)
      .toSorted((one, other) => one.position - other.position);
    const isLoose = inOrder.every(({ stage }) => stage === 'group') || (rounds.length === 1 && inOrder.every(isBeside));
    columns.push(isLoose ? inLanes(round, x, inOrder) : inLine(round, x, inOrder, columns));
  }
  return columns;
}

/** A game beside the bracket itself. */
const isBeside = ({ stage }: BracketMatch): boolean => stage !== 'group' && stage !== 'knockout';

const step = measures.card.height + measures.space;

function inLine(
  round: number,
  x: number,
  matches: readonly BracketMatch[],
  earlier: readonly PictureColumn[],
): PictureColumn {
  const before = earlier.flatMap((column) => column.matches);
  const wished = matches.map((match) => middleOf(before.filter((feeder) => leadsTo(feeder.match, match))));
  const startsAt = wished.some((y) => y !== undefined) ? 0 : Math.max(0, (bottomOf(earlier) - heightOf(matches)) / 2);
  let free = startsAt;
  const placed = matches.map((match, index) => {
    const y = Math.max(free, wished[index] ?? 0);
    free = y + step;
    return { match, x, y };
  });
  return { round, x, width: measures.card.width, bottom: free - measures.space, matches: placed };
}

function inLanes(round: number, x: number, matches: readonly BracketMatch[]): PictureColumn {
  const lanes = matches.every(isBeside) ? Math.min(4, matches.length) : Math.ceil(matches.length / measures.lane);
  const perLane = Math.ceil(matches.length / lanes);
  const laneStep = measures.card.width + measures.laneGap;
  const placed = matches.map((match, index) => ({
    match,
    x: x + (index % lanes) * laneStep,
    y: Math.floor(index / lanes) * step,
  }));
  return {
    round,
    x,
    width: lanes * laneStep - measures.laneGap,
    bottom: perLane * step - measures.space,
    matches: placed,
  };
}

/** Whether the winner or the loser of a match comes into another one. */
function leadsTo(feeder: BracketMatch, match: BracketMatch): boolean {
  return match.slots.some((slot) => 'of' in slot && slot.of === keyOf(feeder));
}

function middleOf(feeders: readonly PlacedMatch[]): number | undefined {
  if (feeders.length === 0) return undefined;
  return feeders.reduce((sum, { y }) => sum + y, 0) / feeders.length;
}

const heightOf = (matches: readonly BracketMatch[]): number => matches.length * step - measures.space;

const bottomOf = (columns: readonly PictureColumn[]): number => Math.max(0, ...columns.map(({ bottom }) => bottom));
