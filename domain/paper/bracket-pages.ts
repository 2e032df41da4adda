import { isMainStage } from '../day/round-label.ts';
import { type BracketPlace, type MatchKey, type Slots, type Stage, stages } from '../match/match.ts';
import { rowsOfRound } from '../match/rows-of-round.ts';

/** Capacity of a page: columns beside and cards below each other. */
export const pageRoom = { columns: 4, rows: 8 } as const;

/** Match with the fields that its place on paper depends on. */
export interface MatchOnPaper extends BracketPlace {
  readonly key: MatchKey;
  readonly slots: Slots;
}

/** Match with the place of its card: columns and rows counted from 0; a fractional row lies between two others. */
export interface CardOnPage<M> {
  readonly match: M;
  readonly column: number;
  readonly row: number;
}

/** Line from a card to one side of a card in the next column. */
interface LineOnPage {
  readonly from: MatchKey;
  readonly to: MatchKey;
  readonly side: 0 | 1;
}

/** Page of a division's bracket, or of the games beside it. */
export interface BracketPage<M> {
  readonly stage: Stage;
  /** Round of each column; empty where the games do not lead to each other. */
  readonly rounds: readonly number[];
  readonly cards: readonly CardOnPage<M>[];
  readonly lines: readonly LineOnPage[];
}

/**
 * Lays out the matches of one division on as many pages as they need, each match on exactly one. A bracket wider
 * or higher than a page is cut between rounds and between its halves, quarters and so on: the feeders of a page's
 * later columns are on the same page.
 */
export function bracketPages<M extends MatchOnPaper>(matches: readonly M[]): readonly BracketPage<M>[] {
  return stages.toSorted(inOrder).flatMap((stage) =>
    pagesOf(
      stage,
      matches.filter((match) => match.stage === stage),
    ),
  );
}

/** Orders groups first, then the bracket, then the games beside it. */
const inOrder = (one: Stage, other: Stage): number => rankOf(one) - rankOf(other);
const rankOf = (stage: Stage): number => (stage === 'group' ? 0 : isMainStage(stage) ? 1 : 2);

function pagesOf<M extends MatchOnPaper>(stage: Stage, matches: readonly M[]): readonly BracketPage<M>[] {
  const sorted = matches.toSorted((one, other) => one.round - other.round || one.position - other.position);
  if (!sorted.some((match) => feedersOf(match, sorted).length > 0)) return lanes(stage, sorted);
  return bands([...new Set(sorted.map(({ round }) => round))]).flatMap((rounds) =>
    bandPages(
      stage,
      rounds,
      sorted.filter(({ round }) => rounds.includes(round)),
    ),
  );
}

/** Distributes rounds evenly over as few pages as hold them. */
function bands(rounds: readonly number[]): readonly (readonly number[])[] {
  const count = Math.ceil(rounds.length / pageRoom.columns);
  const most = Math.ceil(rounds.length / count);
  return Array.from({ length: count }, (_, index) => rounds.slice(index * most, (index + 1) * most));
}

/** Lays out games that do not lead to each other, in reading order. */
function lanes<M extends MatchOnPaper>(stage: Stage, matches: readonly M[]): readonly BracketPage<M>[] {
  const { columns, rows } = pageRoom;
  const count = Math.ceil(matches.length / (columns * rows));
  return Array.from({ length: count }, (_, page) => ({
    stage,
    rounds: [],
    lines: [],
    cards: matches.slice(page * columns * rows, (page + 1) * columns * rows).map((match, index) => ({
      match,
      column: index % columns,
      row: Math.floor(index / columns),
    })),
  }));
}

function bandPages<M extends MatchOnPaper>(
  stage: Stage,
  rounds: readonly number[],
  matches: readonly M[],
): readonly BracketPage<M>[] {
  const pages = new Map<number, M[]>();
  for (const { match, row } of placed(rounds, matches)) {
    const page = Math.floor(row / pageRoom.rows);
    pages.set(page, [...(pages.get(page) ?? []), match]);
  }
  return [...pages.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, own]) => {
      const cards = inRoom(placed(rounds, own));
      return { stage, rounds, cards, lines: linesAmong(cards) };
    });
}

/** Places cards round by round; one without a feeder goes below the others. */
function placed<M extends MatchOnPaper>(rounds: readonly number[], matches: readonly M[]): readonly CardOnPage<M>[] {
  const cards = new Map<MatchKey, CardOnPage<M>>();
  for (const [column, round] of rounds.entries()) {
    const own = matches.filter((one) => one.round === round);
    const before = own.map((match) => feedersOf(match, matches).flatMap(({ key }) => cards.get(key)?.row ?? []));
    for (const [index, row] of rowsOfRound(before).entries()) {
      const match = own[index];
      if (match !== undefined) cards.set(match.key, { match, column, row });
    }
  }
  return [...cards.values()];
}

/** Moves a column that would leave its page to the top: it has no more cards than there are rows. */
function inRoom<M>(cards: readonly CardOnPage<M>[]): readonly CardOnPage<M>[] {
  const outside = new Set(cards.filter(({ row }) => row > pageRoom.rows - 1).map(({ column }) => column));
  const next = new Map<number, number>();
  return cards.map((card) => {
    if (!outside.has(card.column)) return card;
    const row = next.get(card.column) ?? 0;
    next.set(card.column, row + 1);
    return { ...card, row };
  });
}

function linesAmong<M extends MatchOnPaper>(cards: readonly CardOnPage<M>[]): readonly LineOnPage[] {
  const here = new Map(cards.map((card) => [card.match.key, card]));
  return cards.flatMap(({ match, column }) =>
    ([0, 1] as const).flatMap((side) => {
      const slot = match.slots[side];
      const from = slot.from === 'winner' ? here.get(slot.of) : undefined;
      return from === undefined || from.column !== column - 1
        ? []
        : [{ from: slot.from === 'winner' ? slot.of : '', to: match.key, side }];
    }),
  );
}

function feedersOf<M extends MatchOnPaper>(match: M, among: readonly M[]): readonly M[] {
  const of = match.slots.flatMap((slot) => ('of' in slot ? [slot.of] : []));
  return of.length === 0 ? [] : among.filter(({ key }) => of.includes(key));
}
