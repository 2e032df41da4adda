import { drawElimination } from '../draw/draw-elimination.ts';
import { drawRoundRobin } from '../draw/draw-round-robin.ts';
import type { Division } from '../match/division.ts';
import { gather } from '../match/gather.ts';
import type { Venue } from '../venue/venue.ts';
import { planTimetable } from './plan-timetable.ts';
import type { ScheduledGame } from './timetable.ts';
import type { TimetableRequest } from './try-timetable.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const venueWith = (fields: number, endTime = '22:00'): Venue => ({
  fields: seeds(fields).map((field) => `Field ${field}`),
  hours: [{ day: '2026-11-07', startTime: '18:15', endTime }],
  gameDuration: 15,
});
const roundRobin = (teams: number, games = teams - 1): Division =>
  drawRoundRobin('U8', seeds(teams), { gamesEach: () => games, thirdPlace: false });
const groupOnly = (teams: number): Division => {
  const division = roundRobin(teams);
  return { ...division, matches: division.matches.filter((match) => match.stage === 'group') };
};
const elimination = (teams: number, minGamesPerTeam = 2): Division =>
  drawElimination('U8', seeds(teams), { minGamesPerTeam, thirdPlace: false, placement: false });
const plan = (division: Division, venue: Venue, terms: Partial<TimetableRequest> = {}) =>
  planTimetable({ divisions: [division], venue, minRestSlots: 1, seed: 1, ...terms });

test.each([
  [3, 1, 3, 5],
  [4, 1, 6, 8],
  [4, 2, 3, 5],
  [5, 1, 10, 10],
  [5, 2, 5, 9],
  [6, 1, 15, 15],
  [6, 2, 8, 11],
  [6, 3, 5, 9],
])('%i teams on %i fields meet once in %i slots, with rest in %i', (teams, fields, tight, rested) => {
  const slots = (minRestSlots: number) =>
    plan(groupOnly(teams), venueWith(fields), { minRestSlots }).timetable.slotsUsed;
  expect([slots(0), slots(1)]).toEqual([tight, rested]);
});

test('eight teams with five games each, semifinals and final fill the default evening with rest for everyone', () => {
  const { timetable, warnings } = plan(roundRobin(8, 5), venueWith(2));
  expect([timetable.slotsUsed, timetable.restSlots, timetable.games.length]).toEqual([15, 1, 23]);
  expect(warnings).toEqual([]);
});

test('the same seed draws up the same timetable', () => {
  expect(plan(roundRobin(8, 5), venueWith(2), { seed: 9 })).toEqual(plan(roundRobin(8, 5), venueWith(2), { seed: 9 }));
});

test('a semifinal starts when every group game has ended and everyone has rested', () => {
  const { games } = plan(roundRobin(6), venueWith(3)).timetable;
  const group = games.filter((game) => game.match.includes('|group|'));
  const semifinal = games.find((game) => game.match.includes('|knockout|2|'));
  const lastEnd = Math.max(...group.map((game) => Date.parse(game.end)));
  expect(Date.parse(semifinal?.start ?? '') - lastEnd).toBe(15 * 60_000);
});

test('where rest does not fit everyone may play twice in a row, and the answer says so', () => {
  const { timetable, warnings } = plan(groupOnly(6), venueWith(3, '20:00'));
  expect([timetable.restSlots, timetable.slotsUsed]).toEqual([0, 5]);
  expect(warnings).toEqual([
    'With a slot of rest between games 9 slots are needed and there are 7: some teams may play twice in a row.',
  ]);
});

test('waits are short: of eight teams that meet on two fields nobody waits more than three slots for its next game', () => {
  const division = roundRobin(8);
  const { games } = plan(division, venueWith(2, '23:00'), { minRestSlots: 0, seed: 2 }).timetable;
  const starts = games.flatMap((game) => {
    const match = division.matches.find(({ key }) => key === game.match);
    return (match?.slots ?? []).flatMap((slot) =>
      slot.from === 'team' ? [{ team: slot.team, start: Date.parse(game.start) }] : [],
    );
  });
  for (const own of gather(starts, ({ team }) => team).values()) {
    const waits = own.slice(1).map(({ start }, index) => start - (own[index]?.start ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(3 * 15 * 60_000);
  }
});

test('every team plays on both fields about as often', () => {
  const division = roundRobin(8, 5);
  const { games } = plan(division, venueWith(2)).timetable;
  const lopsided = seeds(8).filter((team) => {
    const isOwn = (game: ScheduledGame) =>
      division.matches.some(
        ({ key, slots }) => key === game.match && slots.some((slot) => slot.from === 'team' && slot.team === team),
      );
    const onFirst = games.filter((game) => game.field === 'Field 1' && isOwn(game)).length;
    return onFirst !== 2 && onFirst !== 3;
  });
  expect(lopsided.length).toBeLessThanOrEqual(1);
});

describe('what cannot fit', () => {
  test('names games and slots, and the smallest single change that fits', () => {
    expect(() => plan(roundRobin(8, 7), venueWith(2))).toThrow(
      'It takes 16 slots to play 31 games on 2 fields, and the playing hours hold 15. End at 10:15 PM.',
    );
  });

  test('offers every single change that would do', () => {
    const change = (setting: string, value: number | string) => expect.objectContaining({ setting, value });
    expect(() => plan(elimination(32), venueWith(2))).toThrow(
      expect.objectContaining({
        kind: 'impossible',
        details: expect.objectContaining({
          suggestion: change('endTime', '23:15'),
          alternatives: [change('fieldCount', 3)],
        }),
      }),
    );
  });

  test('suggests shorter games where they are long enough to be shortened', () => {
    const long = { ...venueWith(2), gameDuration: 30 };
    expect(() => plan(roundRobin(6), long, { minRestSlots: 0 })).toThrow('Play games of 22 minutes.');
  });

  test('can be a day too short for any single change', () => {
    const tooMuch = { ...venueWith(1, '18:45'), gameDuration: 14 };
    expect(() => plan(roundRobin(24, 23), tooMuch)).toThrow('No single change makes them fit');
  });
});

test('locked games keep field and time, and the others keep their distance from them', () => {
  const division = elimination(8);
  const locked = {
    match: 'U8|knockout|1|1',
    field: 'Field 2',
    start: '2026-11-07T23:20:00.000Z',
    end: '2026-11-07T23:35:00.000Z',
  };
  const { games } = plan(division, venueWith(2), { fixed: [locked] }).timetable;
  const semifinal = games.find((game) => game.match === 'U8|knockout|2|1');
  expect(games).toContainEqual(locked);
  expect(games).toHaveLength(9);
  expect(Date.parse(semifinal?.start ?? '') - Date.parse(locked.end)).toBeGreaterThanOrEqual(15 * 60_000);
  const besideIt = games.filter((game) => game.field === 'Field 2' && game.match !== locked.match);
  expect(besideIt.every((game) => game.end <= locked.start || game.start >= locked.end)).toBe(true);
});

test('games that decide who plays a locked one are planned before it', () => {
  const locked = {
    match: 'U8|knockout|2|1',
    field: 'Field 1',
    start: '2026-11-08T01:00:00.000Z',
    end: '2026-11-08T01:15:00.000Z',
  };
  const { games } = plan(elimination(4), venueWith(2), { fixed: [locked] }).timetable;
  const semifinals = games.filter((game) => game.match.includes('|knockout|1|'));
  expect(semifinals.every((game) => Date.parse(locked.start) - Date.parse(game.end) >= 15 * 60_000)).toBe(true);
});

test('a locked game with no room before it is said to be in the way', () => {
  const locked = {
    match: 'U8|knockout|2|1',
    field: 'Field 1',
    start: '2026-11-07T23:15:00.000Z',
    end: '2026-11-07T23:30:00.000Z',
  };
  expect(() => plan(elimination(4), venueWith(2), { fixed: [locked] })).toThrow('leave no room');
});

test('hours too short for a single game say what is needed', () => {
  expect(() => plan(elimination(2), venueWith(1, '18:20'))).toThrow(
    'It takes 1 slot to play 1 game on 1 field, and the playing hours hold 0. End at 6:30 PM.',
  );
});

test('a tournament of two evenings uses the second when the first is full', () => {
  const hours = ['2026-11-07', '2026-11-08'].map((day) => ({ day, startTime: '18:00', endTime: '19:00' }));
  const { games } = plan(groupOnly(4), { ...venueWith(1), hours }, { minRestSlots: 0 }).timetable;
  expect(games.filter((game) => game.start < '2026-11-08T12:00')).toHaveLength(4);
  expect(games.filter((game) => game.start > '2026-11-08T12:00')).toHaveLength(2);
});
