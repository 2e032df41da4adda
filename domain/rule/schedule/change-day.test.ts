import { drawElimination } from '../draw/draw-elimination.ts';
import type { DayPlan } from './day-plan.ts';
import { conflictsOfMove, legalSlots, moveGame } from './move-game.ts';
import { planTimetable } from './plan-timetable.ts';
import { shiftDay } from './shift-day.ts';

const division = drawElimination('U8', [1, 2, 3, 4], { minGamesPerTeam: 2, thirdPlace: false, placement: false });
const venue = {
  fields: ['Field 1', 'Field 2'],
  hours: [{ day: '2026-11-07', startTime: '18:00', endTime: '19:30' }],
  gameDuration: 15,
};
const { timetable } = planTimetable({ divisions: [division], venue, minRestSlots: 1, seed: 1 });
const day: DayPlan = { divisions: [division], timetable, venue, locked: [], started: [] };
const [upper, lower, third, final] = ['knockout|1|1', 'knockout|1|2', 'third-place|1|1', 'knockout|2|1'].map(
  (place) => `U8|${place}`,
);
const at = (time: string) => new Date(`2026-11-07T${time}:00-05:00`).toISOString();
const of = (match: string | undefined) => timetable.games.find((game) => game.match === match);
const swapped = (match: string | undefined, other: string | undefined, plan = day) => {
  const { field = '', start = '' } = of(other) ?? {};
  return { to: { field, start }, conflicts: conflictsOfMove(plan, match ?? '', { field, start }, true) };
};
const rules = (match: string | undefined, field: string, time: string, plan = day) =>
  conflictsOfMove(plan, match ?? '', { field, start: at(time) }).map((conflict) => conflict.rule);

test('both semifinals are at six, the final and the match for third place after a rest', () => {
  expect([upper, lower, third, final].map((match) => of(match)?.start)).toEqual(
    ['18:00', '18:00', '18:30', '18:30'].map(at),
  );
});

test('legal places are those on which nothing clashes', () => {
  const places = legalSlots(day, final ?? '').map(({ field, start }) => `${field} ${start}`);
  const free = ['18:45', '19:00', '19:15'].flatMap((time) => venue.fields.map((field) => `${field} ${at(time)}`));
  expect(places).toEqual(free);
});

test('a moved game leaves all others where they are', () => {
  const moved = moveGame(day, final ?? '', { field: 'Field 2', start: at('19:00') });
  expect(moved.games.filter((game) => game.match !== final)).toEqual(
    timetable.games.filter((game) => game.match !== final),
  );
  expect(moved.games.find((game) => game.match === final)).toMatchObject({ field: 'Field 2', end: at('19:15') });
});

test('a game changes places with another, and nothing else moves', () => {
  const { to, conflicts } = swapped(third, final);
  expect(conflicts).toEqual([]);
  const { games } = moveGame(day, third ?? '', to, true);
  const place = (match: string | undefined) => games.find((game) => game.match === match);
  expect(place(third)).toEqual({ ...of(final), match: third });
  expect(place(final)).toEqual({ ...of(third), match: final });
  expect(games.filter(({ match }) => match !== third && match !== final)).toEqual(
    timetable.games.filter(({ match }) => match !== third && match !== final),
  );
});

test('a swap is refused where a final would come before its semifinal, and where the other game is locked', () => {
  const { to, conflicts } = swapped(final, upper);
  expect(conflicts.map(({ rule }) => rule)).toContain('order');
  expect(() => moveGame(day, final ?? '', to, true)).toThrow('waits for the game of');
  const locked = { ...day, locked: [third ?? ''] };
  expect(() => moveGame(locked, final ?? '', swapped(final, third).to, true)).toThrow('is locked stays where it is');
});

test('a field cannot hold two games at a time, not even in part', () => {
  expect(rules(final, of(third)?.field ?? '', '18:40')).toEqual(['field']);
});

test('a final cannot start before its semifinals have ended', () => {
  expect(rules(final, of(upper)?.field ?? '', '18:10')).toContain('field');
  expect(rules(upper, 'Field 1', '19:00')).toEqual(['order', 'order']);
});

test('a rest that gets too short is shown, and can be accepted', () => {
  expect(rules(final, 'Field 1', '18:15')).toEqual(['rest', 'rest']);
  expect(moveGame(day, final ?? '', { field: 'Field 1', start: at('18:15') }).games).toHaveLength(4);
});

test('a game outside the playing hours is refused with a sentence', () => {
  expect(() => moveGame(day, final ?? '', { field: 'Field 1', start: at('19:20') })).toThrow(
    '7:20 PM on Field 1 is outside the playing hours.',
  );
});

test('a game that has started stays where it is', () => {
  const started = { ...day, locked: [final ?? ''] };
  expect(() => legalSlots(started, final ?? '')).toThrow('stays where it is');
  expect(() => legalSlots(day, 'U8|knockout|9|9')).toThrow('not in the timetable');
});

test('a late day is shifted from a moment on, and games that have started stay', () => {
  const {
    timetable: late,
    shifted,
    conflicts,
  } = shiftDay({ ...day, locked: [upper ?? ''] }, { from: at('18:00'), minutes: 10 });
  expect(shifted.map((game) => game.match).toSorted()).toEqual([final, lower, third].toSorted());
  expect(late.games.find((game) => game.match === final)?.start).toBe(at('18:40'));
  expect(conflicts).toEqual([]);
});

test('the next day of a tournament is not late', () => {
  const nextDay = (instant: string) => new Date(Date.parse(instant) + 10 * 3_600_000).toISOString();
  const games = day.timetable.games.map((game) =>
    game.match === final ? { ...game, start: nextDay(game.start), end: nextDay(game.end) } : game,
  );
  const { shifted } = shiftDay({ ...day, timetable: { ...day.timetable, games } }, { from: at('18:00'), minutes: 20 });
  expect(shifted.length).toBeGreaterThan(0);
  expect(shifted.map(({ match }) => match)).not.toContain(final);
});

test('shifting one field alone shows whom it leaves without rest or in two places', () => {
  const field = of(lower)?.field ?? '';
  const { shifted, conflicts } = shiftDay(day, { from: at('18:00'), minutes: 20, field });
  expect(shifted.every((game) => game.field === field)).toBe(true);
  expect(conflicts.length).toBeGreaterThan(0);
});

test('a day shifted beyond its hours says so', () => {
  const { conflicts } = shiftDay(day, { from: at('18:30'), minutes: 50 });
  expect(conflicts.map((conflict) => conflict.rule)).toEqual(['hours', 'hours']);
});
