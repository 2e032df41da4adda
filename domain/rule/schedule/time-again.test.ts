import { drawRoundRobin } from '../draw/draw-round-robin.ts';
import { isWithinHours } from '../venue/venue.ts';
import { conflictCheck } from './conflicts.ts';
import type { DayPlan } from './day-plan.ts';
import { legalSlots } from './move-game.ts';
import { planTimetable } from './plan-timetable.ts';
import { shiftDay } from './shift-day.ts';
import { timeAgain, timedAgain } from './time-again.ts';
import type { ScheduledGame } from './timetable.ts';
import type { TimetableRequest } from './try-timetable.ts';
import { undoLastMoves, withLastMoves } from './undo-moves.ts';

const division = drawRoundRobin('U8', [1, 2, 3, 4, 5], { gamesEach: () => 4, thirdPlace: false });
const venue = {
  fields: ['Field 1', 'Field 2'],
  hours: [{ day: '2026-11-07', startTime: '09:00', endTime: '15:00' }],
  gameDuration: 15,
};
const generated = (request: TimetableRequest): DayPlan => ({
  ...{ divisions: request.divisions, venue: request.venue, locked: [], started: [] },
  timetable: planTimetable(request).timetable,
});
const day = generated({ divisions: [division], venue, minRestSlots: 1, seed: 1 });
const { timetable } = day;
const at = (time: string) => new Date(`2026-11-07T${time}:00-05:00`).toISOString();
const placesOf = ({ games }: Pick<DayPlan['timetable'], 'games'>) =>
  new Map(games.map(({ match, field, start }) => [match, `${field} ${start}`]));
const other = (times: Partial<Parameters<typeof timeAgain>[1]>, plan = day) =>
  timeAgain(plan, {
    ...{ from: at('09:00'), fields: plan.venue.fields, hours: plan.venue.hours },
    earliest: times.from ?? at('09:00'),
    ...times,
  });
const without = (field: string, plan = day) => plan.venue.fields.filter((one) => one !== field);
const between = (...windows: readonly (readonly [startTime: string, endTime: string])[]) =>
  windows.map(([startTime, endTime]) => ({ day: '2026-11-07', startTime, endTime }));

test('games of a lost field go elsewhere, after the moment at which it was lost, and none is lost with it', () => {
  const from = at('09:30');
  const { games, shifted, conflicts } = other({ from, fields: without('Field 2') });
  expect(games.map(({ match }) => match).toSorted()).toEqual(timetable.games.map(({ match }) => match).toSorted());
  expect(games.filter(({ field, start }) => field === 'Field 2' && start >= from)).toEqual([]);
  expect(shifted.length).toBeGreaterThan(0);
  expect(shifted.every(({ start }) => start >= from)).toBe(true);
  expect(conflicts.filter(({ rule }) => rule !== 'rest')).toEqual([]);
  const all = games.map(({ match }) => match);
  expect(conflictCheck(day)(games, all).filter(({ rule }) => rule !== 'rest')).toEqual([]);
});

test('what stands before that, has started or is locked stays', () => {
  const from = at('09:30');
  const early = timetable.games.filter(({ start }) => start < from).map(({ match }) => match);
  const begun = timetable.games.find(({ field, start }) => field === 'Field 2' && start >= from)?.match ?? '';
  const locked = [...early, begun];
  const { games } = other({ from, fields: without('Field 2') }, { ...day, locked, started: [begun] });
  for (const match of locked) expect(placesOf({ games }).get(match)).toBe(placesOf(timetable).get(match));
});

test('a late game leaves a lost field too, for a kick-off that is not over', () => {
  const [from, earliest] = [at('09:00'), at('10:10')];
  const opening = timetable.games.filter(({ start }) => start === from).map(({ match }) => match);
  const { games, shifted } = other(
    { from, earliest, fields: without('Field 2') },
    { ...day, locked: opening, started: opening },
  );
  expect(games.filter(({ match, field }) => field === 'Field 2' && !opening.includes(match))).toEqual([]);
  expect(shifted.filter(({ start }) => start < earliest)).toEqual([]);
});

test('in a break of all fields nothing is played', () => {
  const [from, until] = [at('09:30'), at('10:30')];
  const { games } = other({ hours: between(['09:00', '09:30'], ['10:30', '15:00']) });
  expect(games.filter(({ start, end }) => start < until && from < end)).toEqual([]);
});

test('other fields and hours in which everything stands move nothing, and are kept', () => {
  const venueNow = { fields: [...venue.fields, 'Field 3'], hours: between(['09:00', '16:00']) };
  const timed = other(venueNow);
  expect(timed).toEqual({ games: timetable.games, shifted: [], conflicts: [] });
  expect(timedAgain(day, venueNow, timed).timetable).toEqual({ ...timetable, venue: venueNow });
  expect(timedAgain(day, venue, other(venue)).timetable).toEqual(timetable);
});

test('what does not fit is refused with the change that makes it fit, never with shorter games', () => {
  const full = generated({
    divisions: [division],
    venue: { ...venue, hours: between(['09:00', '10:45']) },
    minRestSlots: 0,
    seed: 1,
  });
  expect(() => other({ fields: without('Field 2') }, full)).toThrow(
    /It takes \d+ slots to play .* on 1 field.* End at /,
  );
  expect(() => other({ from: at('16:00'), hours: between(['09:00', '09:30']) })).not.toThrow();
  expect(() => other({ from: at('09:30'), hours: between(['09:00', '09:15']) })).toThrow('The hours of play are over');
  expect(() => other({ fields: [] })).toThrow();
});

test('games that are locked on a lost field have to be unlocked first', () => {
  const locked = timetable.games.map(({ match }) => match);
  expect(() => other({ from: at('09:15'), fields: without('Field 2') }, { ...day, locked })).toThrow('unlock');
});

const teams = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

/** Returns a day of two divisions on four fields from nine o'clock on, with a quarter of the places free at most. */
function busyDay(seed: number, endTime = '12:30'): DayPlan {
  const rules = { gamesEach: () => 4, thirdPlace: true };
  const divisions = [drawRoundRobin('U8', teams(1, 7), rules), drawRoundRobin('U10', teams(11, 8), rules)];
  const fields = ['Field 1', 'Field 2', 'Field 3', 'Field 4'];
  return generated({
    divisions,
    venue: { fields, hours: between(['09:00', endTime]), gameDuration: 15 },
    minRestSlots: 0,
    seed,
  });
}

/** Returns the day with a fifth field on which nothing is planned. */
const withFreeField = (plan: DayPlan): DayPlan => ({
  ...plan,
  venue: { ...plan.venue, fields: [...plan.venue.fields, 'Field 5'] },
});

/** Returns the places of a field's games from a moment on, as they are once they have gone to the free field. */
const onFreeField = ({ games }: DayPlan['timetable'], from: string, field: string) =>
  games.filter((game) => game.field === field && game.start >= from).map((game) => ({ ...game, field: 'Field 5' }));

test('only lost games move where they fit in beside the others, and keep their kick-off where it is free', () => {
  const plan = withFreeField(busyDay(1));
  const from = at('10:00');
  const { shifted } = other({ from, fields: without('Field 2', plan) }, plan);
  expect(shifted).toEqual(onFreeField(plan.timetable, from, 'Field 2'));
  expect(shifted.length).toBeGreaterThan(4);
});

test('on a day that is late nothing else moves either, also beyond hours that stay the same', () => {
  const plan = withFreeField(busyDay(1));
  const late = shiftDay(plan, { from: at('09:30'), minutes: 70 }).timetable;
  const from = at('11:10');
  const { shifted, conflicts } = other({ from, fields: without('Field 2', plan) }, { ...plan, timetable: late });
  expect(shifted).toEqual(onFreeField(late, from, 'Field 2'));
  expect(late.games.at(-1)?.end).toBe(at('12:40'));
  expect([...new Set(conflicts.map(({ rule }) => rule))]).toEqual(['hours']);
});

test('a break pulls no game earlier, and a later end moves none', () => {
  const plan = busyDay(2, '15:00');
  const was = new Map(plan.timetable.games.map(({ match, start }) => [match, start]));
  const { shifted } = other({ hours: between(['09:00', '10:30'], ['11:00', '15:00']) }, plan);
  expect(shifted.length).toBeGreaterThan(0);
  expect(shifted.filter(({ match, start }) => start < (was.get(match) ?? ''))).toEqual([]);
});

test('no game is moved that could have stayed', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const plan = busyDay(seed, '13:00');
    for (const times of [
      { from: at('11:15'), fields: without(`Field ${(seed % 4) + 1}`, plan) },
      { hours: between(['09:00', '10:00'], ['10:30', '13:00']) },
    ]) {
      const now = { ...plan, venue: { ...plan.venue, ...times } };
      const { games, shifted } = other(times, plan);
      const moved = new Set(shifted.map(({ match }) => match));
      const isLost = (game: ScheduledGame) => !now.venue.fields.includes(game.field) || !isWithinHours(now.venue, game);
      for (const was of plan.timetable.games.filter((game) => moved.has(game.match) && !isLost(game))) {
        const back = games.map((game) => (game.match === was.match ? was : game));
        expect([seed, was, conflictCheck(now)(back, [was.match])]).not.toEqual([seed, was, []]);
      }
    }
  }
});

test('where the games fit in another rhythm alone, all games to come are timed anew', () => {
  const plan = busyDay(1);
  expect(plan.timetable.games.at(-1)?.end).toBe(at('11:30'));
  const late = { ...plan, timetable: shiftDay(plan, { from: at('09:00'), minutes: 10 }).timetable };
  const { games, shifted, conflicts } = other({ hours: between(['09:00', '11:30']) }, late);
  expect([games[0]?.start, games.at(-1)?.end, shifted.length]).toEqual([at('09:00'), at('11:30'), games.length]);
  expect(conflicts).toEqual([]);
});

test('a game is offered to no field that was taken off, and an undo brings the fields back', () => {
  const plan = withFreeField(busyDay(1));
  const venueNow = { ...plan.venue, fields: without('Field 2', plan) };
  const timed = timedAgain(plan, venueNow, other({ ...venueNow, from: at('10:00') }, plan)).timetable;
  const after = { ...plan, venue: venueNow, timetable: withLastMoves(plan.timetable, timed) };
  const match = plan.timetable.games.at(-1)?.match ?? '';
  expect(legalSlots(after, match).filter(({ field }) => field === 'Field 2')).toEqual([]);
  const undone = undoLastMoves(after).timetable;
  expect([undone.venue, placesOf(undone)]).toEqual([undefined, placesOf(plan.timetable)]);
  const late = withLastMoves(after.timetable, shiftDay(after, { from: at('11:15'), minutes: 5 }).timetable);
  expect(undoLastMoves({ ...after, timetable: late }).timetable.venue).toEqual(timed.venue);
});
