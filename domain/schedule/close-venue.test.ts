import { drawRoundRobin } from '../draw/draw-round-robin.ts';
import { closeVenue, openVenue } from './close-venue.ts';
import { conflictCheck } from './conflicts.ts';
import type { DayPlan } from './day-plan.ts';
import { legalSlots, moveGame } from './move-game.ts';
import { planTimetable } from './plan-timetable.ts';
import { shiftDay } from './shift-day.ts';
import { overlaps, type ScheduledGame } from './timetable.ts';
import type { TimetableRequest } from './try-timetable.ts';
import { undoLastMoves, withLastMoves } from './undo-moves.ts';

const division = drawRoundRobin('U8', [1, 2, 3, 4, 5], { gamesEach: () => 4, thirdPlace: false });
const venue = {
  fields: ['Field 1', 'Field 2'],
  hours: [{ day: '2026-11-07', startTime: '09:00', endTime: '15:00' }],
  gameDuration: 15,
};
const generated = (request: TimetableRequest): DayPlan => ({
  ...{ divisions: request.divisions, venue: request.venue, locked: [] },
  timetable: planTimetable(request).timetable,
});
const day = generated({ divisions: [division], venue, minRestSlots: 1, seed: 1 });
const { timetable } = day;
const at = (time: string) => new Date(`2026-11-07T${time}:00-05:00`).toISOString();
const placesOf = ({ games }: DayPlan['timetable']) =>
  new Map(games.map(({ match, field, start }) => [match, `${field} ${start}`]));
const closed = (closure: Partial<Parameters<typeof closeVenue>[1]>, plan = day) =>
  closeVenue(plan, { from: at('09:00'), until: null, field: null, ...closure });

test('games of a lost field go elsewhere, after the moment at which it was lost, and none is lost with it', () => {
  const from = at('09:30');
  const { timetable: after, shifted, conflicts } = closed({ from, field: 'Field 2' });
  expect(after.games.map(({ match }) => match).toSorted()).toEqual(
    timetable.games.map(({ match }) => match).toSorted(),
  );
  expect(after.games.filter(({ field, start }) => field === 'Field 2' && start >= from)).toEqual([]);
  expect(shifted.length).toBeGreaterThan(0);
  expect(shifted.every(({ start }) => start >= from)).toBe(true);
  expect(conflicts.filter(({ rule }) => rule !== 'rest')).toEqual([]);
  const all = after.games.map(({ match }) => match);
  expect(conflictCheck({ ...day, timetable: after })(after.games, all).filter(({ rule }) => rule !== 'rest')).toEqual(
    [],
  );
});

test('what stands before that, and what is locked, stays', () => {
  const from = at('09:30');
  const early = timetable.games.filter(({ start }) => start < from);
  const locked = early.map(({ match }) => match);
  const { timetable: after } = closed({ from, field: 'Field 2' }, { ...day, locked });
  for (const match of locked) expect(placesOf(after).get(match)).toBe(placesOf(timetable).get(match));
});

test('in a closed hour nothing is played on any field', () => {
  const [from, until] = [at('09:30'), at('10:30')];
  const { timetable: after } = closed({ from, until });
  expect(after.games.filter(({ start, end }) => start < until && from < end)).toEqual([]);
});

test('a closure in which nothing is played moves nothing, and is remembered', () => {
  const closures = [{ from: at('14:45'), until: null, field: null }];
  expect(closed({ from: at('14:45') })).toEqual({ timetable: { ...timetable, closures }, shifted: [], conflicts: [] });
});

test('what has no other place is refused, and so is what is locked there', () => {
  const hours = [{ day: '2026-11-07', startTime: '09:00', endTime: '10:45' }];
  const full = generated({ divisions: [division], venue: { ...venue, hours }, minRestSlots: 0, seed: 1 });
  expect(() => closed({ field: 'Field 2' }, full)).toThrow('There is no other place for');
  const locked = timetable.games.map(({ match }) => match);
  expect(() => closed({ from: at('09:15') }, { ...day, locked })).toThrow('unlock');
});

const teams = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

/** Returns a day of two divisions on four fields from nine o'clock on, with a quarter of the places free at most. */
function busyDay(seed: number, endTime = '12:30'): DayPlan {
  const rules = { gamesEach: () => 4, thirdPlace: true };
  const divisions = [drawRoundRobin('U8', teams(1, 7), rules), drawRoundRobin('U10', teams(11, 8), rules)];
  const hours = [{ day: '2026-11-07', startTime: '09:00', endTime }];
  const fields = ['Field 1', 'Field 2', 'Field 3', 'Field 4'];
  return generated({ divisions, venue: { fields, hours, gameDuration: 15 }, minRestSlots: 0, seed });
}

const isLost = (
  game: ScheduledGame,
  { from = '', until = null, field = null }: Partial<Parameters<typeof closeVenue>[1]>,
) => (field === null || game.field === field) && overlaps(game, { start: from, end: until ?? at('23:59') });

/** Returns the games that a closure has moved although they had not lost their place, each with its place before. */
function alsoMoved(plan: DayPlan, closure: Partial<Parameters<typeof closeVenue>[1]>) {
  const { timetable: after, shifted } = closed(closure, plan);
  const moved = new Set(shifted.map(({ match }) => match));
  const before = plan.timetable.games.filter((game) => moved.has(game.match) && !isLost(game, closure));
  return { after: after.games, before };
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
  const { shifted } = closed({ from, field: 'Field 2' }, plan);
  expect(shifted).toEqual(onFreeField(plan.timetable, from, 'Field 2'));
  expect(shifted.length).toBeGreaterThan(4);
});

test('on a day that is late nothing else moves either, also beyond the hours of play', () => {
  const plan = withFreeField(busyDay(1));
  const late = shiftDay(plan, { from: at('09:30'), minutes: 70 }).timetable;
  const from = at('11:10');
  const { shifted, conflicts } = closed({ from, field: 'Field 2' }, { ...plan, timetable: late });
  expect(shifted).toEqual(onFreeField(late, from, 'Field 2'));
  expect(late.games.at(-1)?.end).toBe(at('12:40'));
  expect([...new Set(conflicts.map(({ rule }) => rule))]).toEqual(['hours']);
});

test('an hour closed on all fields pulls no other game earlier', () => {
  const plan = busyDay(2, '15:00');
  const closure = { from: at('10:30'), until: at('11:00') };
  const was = new Map(plan.timetable.games.map(({ match, start }) => [match, start]));
  const { shifted } = closed(closure, plan);
  expect(shifted.filter(({ match, start }) => start < (was.get(match) ?? ''))).toEqual([]);
});

test('no game is moved that could have stayed', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const plan = busyDay(seed, '13:00');
    for (const closure of [
      { from: at('11:15'), field: `Field ${(seed % 4) + 1}` },
      { from: at('10:00'), until: at('10:30') },
    ]) {
      const { after, before } = alsoMoved(plan, closure);
      for (const was of before) {
        const back = after.map((game) => (game.match === was.match ? was : game));
        expect([seed, was, conflictCheck(plan)(back, [was.match])]).not.toEqual([seed, was, []]);
      }
    }
  }
});

describe('a field that is closed', () => {
  const plan = withFreeField(busyDay(1));
  const from = at('10:00');
  const dayWith = (closure: Partial<Parameters<typeof closeVenue>[1]>, of = plan): DayPlan => ({
    ...of,
    timetable: withLastMoves(of.timetable, closed({ from, ...closure }, of).timetable),
  });
  const onField = ({ games }: DayPlan['timetable'], field: string) =>
    games.filter((game) => game.field === field && game.start >= from);

  test('stays closed when another is', () => {
    const { timetable: twice } = dayWith({ field: 'Field 2' }, dayWith({ field: 'Field 5' }));
    expect([onField(twice, 'Field 5'), onField(twice, 'Field 2')]).toEqual([[], []]);
    expect(twice.closures?.map(({ field }) => field)).toEqual(['Field 5', 'Field 2']);
    const again = closed({ from: at('11:00'), field: 'Field 2' }, { ...plan, timetable: twice });
    expect(again.timetable.closures).toBe(twice.closures);
  });

  test('is offered to no game, and refused with its closure in words', () => {
    const one = dayWith({ field: 'Field 5' });
    const match = plan.timetable.games.at(-1)?.match ?? '';
    const isLater = (place: { readonly start: string }) => place.start >= from;
    const fields = (of: DayPlan) =>
      new Set(
        legalSlots(of, match)
          .filter(isLater)
          .map(({ field }) => field),
      );
    expect([fields(plan).has('Field 5'), fields(one).has('Field 5'), fields(one).size > 0]).toEqual([
      true,
      false,
      true,
    ]);
    expect(() => moveGame(one, match, { field: 'Field 5', start: at('12:00') })).toThrow(
      'Field 5 is closed from 10:00 AM on.',
    );
    expect(() => moveGame(dayWith({ until: at('10:15') }), match, { field: 'Field 5', start: from })).toThrow(
      'All fields are closed from 10:00 AM to 10:15 AM.',
    );
  });

  test('is open again once its closure is taken back or undone', () => {
    const one = dayWith({ field: 'Field 2' });
    expect(openVenue(one, { from, until: null, field: 'Field 2' }).timetable).toEqual({
      ...one.timetable,
      closures: [],
    });
    expect(openVenue(one, { from, until: null, field: 'Field 1' }).timetable).toBe(one.timetable);
    const undone = undoLastMoves(one).timetable;
    expect([undone.closures, placesOf(undone)]).toEqual([[], placesOf(plan.timetable)]);
    const late = withLastMoves(one.timetable, shiftDay(one, { from: at('11:15'), minutes: 5 }).timetable);
    expect(undoLastMoves({ ...one, timetable: late }).timetable.closures).toEqual(one.timetable.closures);
  });
});
