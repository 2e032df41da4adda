import { usualSettings } from '../draw/bracket-settings.ts';
import { generateBrackets } from '../draw/generate-brackets.ts';
import { bracketPages, type CardOnPage, type MatchOnPaper, pageRoom } from './bracket-pages.ts';

const hours = [{ day: '2026-11-07', startTime: '06:00', endTime: '23:00' }];
const fields = Array.from({ length: 12 }, (_, index) => `Field ${index + 1}`);
const settings = { ...usualSettings, venue: { fields, hours, gameDuration: 15 } };

/** Returns the matches of a real draw of this many teams. */
function drawn(count: number, chosen: object = {}): readonly MatchOnPaper[] {
  const teams = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Team ${index + 1}`,
    ageBracket: 'U8-U10',
  }));
  return generateBrackets({ ...settings, ...chosen }, teams).divisions.flatMap(({ matches }) => matches);
}

const shapes = [{}, { placement: true }, { format: 'round-robin', minRestSlots: 0, minGamesPerTeam: 1 }];

const isOver = (one: CardOnPage<unknown>, other: CardOnPage<unknown>) =>
  one.column === other.column && Math.abs(one.row - other.row) < 1;

test.each([2, 3, 5, 6, 8, 9, 12, 16, 17, 24, 32, 33, 48, 64])(
  'of %i teams every match is on one page, inside it, and over no other',
  (count) => {
    for (const shape of shapes) {
      const matches = drawn(count, shape);
      const pages = bracketPages(matches);
      const cards = pages.flatMap((page) => page.cards);
      expect(cards.map(({ match }) => match.key).toSorted()).toEqual(matches.map(({ key }) => key).toSorted());
      for (const { cards: own } of pages) {
        for (const [index, card] of own.entries()) {
          expect(own.slice(index + 1).filter((other) => isOver(card, other))).toEqual([]);
          expect([card.column >= 0, card.column < pageRoom.columns]).toEqual([true, true]);
          expect([card.row >= 0, card.row <= pageRoom.rows - 1]).toEqual([true, true]);
        }
      }
    }
  },
);

const knockoutOf = (count: number) => bracketPages(drawn(count)).filter(({ stage }) => stage === 'knockout');

test.each([
  [8, [[1, 2, 3]]],
  [16, [[1, 2, 3, 4]]],
  [
    32,
    [
      [1, 2, 3],
      [1, 2, 3],
      [4, 5],
    ],
  ],
  [
    64,
    [
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
])('the bracket of %i teams stands on pages of these rounds: %j', (count, rounds) => {
  expect(knockoutOf(count).map((page) => page.rounds)).toEqual(rounds);
});

test.each([16, 32, 64])('of %i teams each match of a later column has both that lead to it on its page', (count) => {
  for (const { cards, lines } of knockoutOf(count)) {
    const later = cards.filter(({ column }) => column > 0);
    expect(lines).toHaveLength(later.length * 2);
    const rows = new Map(cards.map(({ match, row }) => [match.key, row]));
    for (const { match, row } of later) {
      const before = lines.filter(({ to }) => to === match.key).map(({ from }) => rows.get(from) ?? 0);
      expect(row).toBe(((before[0] ?? 0) + (before[1] ?? 0)) / 2);
    }
  }
});

test('nothing drawn is no page', () => {
  expect(bracketPages([])).toEqual([]);
});
