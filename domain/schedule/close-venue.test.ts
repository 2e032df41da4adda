import { drawRoundRobin } from '../draw/draw-round-robin.ts';
import { closeVenue } from './close-venue.ts';
import { conflictCheck } from './conflicts.ts';
import type { DayPlan } from './day-plan.ts';
import { planTimetable } from './plan-timetable.ts';

const division = drawRoundRobin('U8', [1, 2, 3, 4, 5], { gamesEach: () => 4, thirdPlace: false });
const venue = {
  fields: ['Field 1', 'Field 2'],
  hours: [{ day: '2026-11-07', startTime: '09:00', endTime: '15:00' }],
  gameDuration: 15,
};
const { timetable } = planTimetable({ divisions: [division], venue, minRestSlots: 1, seed: 1 });
const day: DayPlan = { divisions: [division], timetable, venue, locked: [] };
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

test('a closure in which nothing is played moves nothing', () => {
  expect(closed({ from: at('14:45') })).toEqual({ timetable, shifted: [], conflicts: [] });
});

test('what has no other place is refused, and so is what is locked there', () => {
  const short = { ...day, venue: { ...venue, hours: [{ day: '2026-11-07', startTime: '09:00', endTime: '11:00' }] } };
  expect(() => closed({ field: 'Field 2' }, short)).toThrow('There is no other place for');
  const locked = timetable.games.map(({ match }) => match);
  expect(() => closed({ from: at('09:15') }, { ...day, locked })).toThrow('unlock');
});
