import { daysBetween, movedByDays } from './move-day.ts';

const game = (match: string, start: string, end: string) => ({ match, field: 'Field 1', start, end });

test.each([
  ['2026-12-12', '2026-12-19', 7],
  ['2026-12-12', '2026-12-05', -7],
  ['2026-10-31', '2026-11-02', 2],
  ['2026-12-31', '2027-01-01', 1],
  ['2028-02-28', '2028-03-01', 2],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['a week later', '2026-12-12T23:15:00.000Z', 7, '2026-12-19T23:15:00.000Z'],
  ['to the other side of the autumn night', '2026-10-31T22:15:00.000Z', 1, '2026-11-01T23:15:00.000Z'],
  ['to the other side of the spring night', '2027-03-13T14:00:00.000Z', 1, '2027-03-14T13:00:00.000Z'],
  ['into the winter before', '2027-04-10T13:00:00.000Z', -120, '2026-12-11T14:00:00.000Z'],
])('%s a game is at the same time by the clock', (_, start, days, after) => {
  const end = new Date(Date.parse(start) + 15 * 60_000).toISOString();
  const { games } = movedByDays({ games: [game('A', start, end)], restSlots: 1, slotsUsed: 1 } as never, days, []);
  expect(games[0]?.start).toBe(after);
  expect(Date.parse(games[0]?.end ?? '') - Date.parse(after)).toBe(15 * 60_000);
});

test('a game that stays keeps its day and time', () => {
  const played = game('A', '2026-12-12T23:15:00.000Z', '2026-12-12T23:30:00.000Z');
  const toCome = game('B', '2026-12-12T23:30:00.000Z', '2026-12-12T23:45:00.000Z');
  const { games } = movedByDays({ games: [played, toCome], restSlots: 1, slotsUsed: 2 } as never, 1, ['A']);
  expect(games).toEqual([played, game('B', '2026-12-13T23:30:00.000Z', '2026-12-13T23:45:00.000Z')]);
});
