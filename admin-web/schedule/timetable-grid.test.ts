import { easternTime } from '../time/eastern-time.ts';
import { fieldsOf, gridOf, withPauses } from './timetable-grid.ts';

const game = (id: number, field: string, startTime: string) => ({ id, field, startTime });
const evening = [
  game(1, 'Field 2', '2026-11-28T23:15:00.000Z'),
  game(2, 'Field 10', '2026-11-28T23:15:00.000Z'),
  game(3, 'Field 2', '2026-11-28T23:30:00Z'),
];

test('fields stand in the order of their numbers, unless an order is given', () => {
  expect(fieldsOf(evening)).toEqual(['Field 2', 'Field 10']);
  expect(fieldsOf(evening, ['Field 10', 'Field 1'])).toEqual(['Field 10', 'Field 1', 'Field 2']);
});

test('every kick-off is a row with its games under their fields', () => {
  const [saturday] = gridOf(evening, fieldsOf(evening));
  expect(saturday?.day).toBe('Saturday, November 28, 2026');
  expect(saturday?.rows.map(({ games }) => games.map((held) => held?.id))).toEqual([
    [1, 2],
    [3, undefined],
  ]);
});

test('a free kick-off is a row of its own when it is asked for, and none twice', () => {
  const [saturday] = gridOf(evening, fieldsOf(evening), ['2026-11-28T23:30:00.000Z', '2026-11-28T23:45:00.000Z']);
  expect(saturday?.rows.map(({ start }) => easternTime(start))).toEqual(['6:15 PM', '6:30 PM', '6:45 PM']);
});

test('a game after midnight in London is still played that evening in New Jersey', () => {
  const late = [...evening, game(4, 'Field 2', '2026-11-29T02:00:00Z'), game(5, 'Field 2', '2026-11-29T14:00:00Z')];
  expect(gridOf(late, fieldsOf(late)).map(({ day, rows }) => [day, rows.length])).toEqual([
    ['Saturday, November 28, 2026', 3],
    ['Sunday, November 29, 2026', 1],
  ]);
});

test('a pause between two kick-offs shows the kick-offs that lie in it, a night does not', () => {
  const starts = ['2026-11-28T23:15:00.000Z', '2026-11-28T23:45:00.000Z', '2026-11-29T14:00:00.000Z'];
  expect(withPauses(starts, 15 * 60_000)).toEqual([starts[0], '2026-11-28T23:30:00.000Z', starts[1], starts[2]]);
});
