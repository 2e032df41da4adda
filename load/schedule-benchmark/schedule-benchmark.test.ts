import { conflictCheck } from '../../domain/rule/schedule/conflicts.ts';
import { planTimetable } from '../../domain/rule/schedule/plan-timetable.ts';
import { bestKnown } from './best-known.ts';
import { divisionOf } from './shapes.ts';

const longDay = [{ day: '2026-11-07', startTime: '06:00', endTime: '23:59' }];
const cases = bestKnown.flatMap(({ shape, divisions, fields, slots }) =>
  slots.map((best, rest) => ({ shape, divisions: divisions.map(divisionOf), fields, rest, best })),
);

test.each(cases)('$shape on $fields fields with $rest slots of rest: at most one slot more than $best', (benchmark) => {
  const { divisions, rest, best } = benchmark;
  const fields = Array.from({ length: benchmark.fields }, (_, index) => `Field ${index + 1}`);
  const venue = { fields, hours: longDay, gameDuration: 15 };
  const { timetable } = planTimetable({ divisions, venue, minRestSlots: rest, seed: 1 });
  expect(timetable.restSlots).toBe(rest);
  expect(timetable.slotsUsed).toBeLessThanOrEqual(best + 1);
  expect(timetable.slotsUsed).toBeGreaterThanOrEqual(best);
  const moved = timetable.games.map((game) => game.match);
  expect(conflictCheck({ divisions, timetable, venue, locked: [], started: [] })(timetable.games, moved)).toEqual([]);
});
