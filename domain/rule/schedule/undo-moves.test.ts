import type { DayPlan } from './day-plan.ts';
import { shiftDay } from './shift-day.ts';
import { undoLastMoves, withLastMoves } from './undo-moves.ts';

const game = (match: string, field: string, start: string) => ({
  ...{ match, field, start: `2026-12-12T23:${start}:00.000Z` },
  end: new Date(Date.parse(`2026-12-12T23:${start}:00.000Z`) + 15 * 60_000).toISOString(),
});
const drawn: DayPlan = {
  divisions: [],
  timetable: { games: [game('A', 'Field 1', '15'), game('B', 'Field 2', '15')], restSlots: 1, slotsUsed: 1 },
  venue: {
    fields: ['Field 1', 'Field 2'],
    hours: [{ day: '2026-12-12', startTime: '18:15', endTime: '22:00' }],
    gameDuration: 15,
  },
  locked: [],
  started: [],
};

/** Returns the day after its games on the second field are half an hour late. */
function late(day: DayPlan = drawn): DayPlan {
  const { timetable } = shiftDay(day, { from: '2026-12-12T23:00:00Z', minutes: 30, field: 'Field 2' });
  return { ...day, timetable: withLastMoves(day.timetable, timetable) };
}

test('what the last change has moved goes back, and nothing is left to undo then', () => {
  const { timetable, shifted, conflicts } = undoLastMoves(late());
  expect([timetable.games, shifted, conflicts]).toEqual([drawn.timetable.games, [drawn.timetable.games[1]], []]);
  const undone = { ...drawn, timetable: withLastMoves(late().timetable, timetable) };
  expect(() => undoLastMoves(undone)).toThrow('No change of this timetable is left to undo');
  expect(() => undoLastMoves(drawn)).toThrow('No change of this timetable is left to undo');
});

test('it stays where a game of it has started or is locked, and any other game may have', () => {
  expect(() => undoLastMoves({ ...late(), locked: ['B'] })).toThrow('has started or is locked');
  expect(undoLastMoves({ ...late(), locked: ['A'] }).shifted).toHaveLength(1);
});

test('it stays where a game of it is elsewhere by now, as on another date', () => {
  const { timetable } = late();
  const elsewhere = timetable.games.map((one) => (one.match === 'B' ? { ...one, field: 'Field 1' } : one));
  expect(() => undoLastMoves({ ...late(), timetable: { ...timetable, games: elsewhere } })).toThrow(
    'moved again since',
  );
});

test('only the last change is undone', () => {
  const { timetable } = undoLastMoves(late(late()));
  expect(timetable.games).toEqual(late().timetable.games);
});
