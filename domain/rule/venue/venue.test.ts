import { easternClock } from '../time/eastern-instant.ts';
import { checkVenue, playingSlots, type Venue, venueLeft, venueWarnings } from './venue.ts';

const evening: Venue = {
  fields: ['Field 1', 'Field 2'],
  hours: [{ day: '2026-11-07', startTime: '18:15', endTime: '22:00' }],
  gameDuration: 15,
};
const night = (day: string, startTime: string, endTime: string): Venue => ({
  ...evening,
  hours: [{ day, startTime, endTime }],
});

test('the default evening has fifteen slots', () => {
  expect(playingSlots(evening)).toHaveLength(15);
});

test('the last game ends by the end of the hours', () => {
  expect(playingSlots({ ...evening, gameDuration: 20 })).toHaveLength(11);
});

test('the night on which the clocks go back holds an hour of games more', () => {
  const slots = playingSlots(night('2026-11-01', '00:30', '03:00'));
  expect(slots).toHaveLength(14);
  expect(slots.map(({ start }) => easternClock(start).slice(11))).toEqual(
    ['00:30', '00:45', '01:00', '01:15', '01:30', '01:45', '01:00', '01:15', '01:30', '01:45'].concat([
      '02:00',
      '02:15',
      '02:30',
      '02:45',
    ]),
  );
});

test('the night on which the clocks go forward holds an hour less', () => {
  const slots = playingSlots(night('2026-03-08', '01:30', '04:00'));
  expect(slots.map(({ start }) => easternClock(start).slice(11))).toEqual([
    '01:30',
    '01:45',
    '03:00',
    '03:15',
    '03:30',
    '03:45',
  ]);
});

test('play goes on until midnight in summer and in winter, and on the nights on which the clocks change', () => {
  for (const day of ['2026-07-04', '2026-12-31', '2026-11-01', '2026-03-08']) {
    const last = playingSlots(night(day, '23:00', '24:00')).at(-1);
    expect(playingSlots(night(day, '23:00', '24:00'))).toHaveLength(4);
    expect(easternClock(last?.end ?? 0).slice(11)).toBe('00:00');
  }
});

test('what is left of the hours begins with the next slot, and hours that are over are left out', () => {
  const hours = ['2026-11-07', '2026-11-08'].map((day) => ({ day, startTime: '18:00', endTime: '19:00' }));
  const left = (time: string) => venueLeft({ ...evening, hours }, Date.parse(`2026-11-07T${time}:00-05:00`)).hours;
  expect(left('17:00')).toEqual(hours);
  expect(left('18:16')).toEqual([{ ...hours[0], startTime: '18:30' }, hours[1]]);
  expect(left('18:46')).toEqual([hours[1]]);
});

test('slots of several evenings follow each other in time', () => {
  const hours = ['2026-11-08', '2026-11-07'].map((day) => ({ day, startTime: '18:00', endTime: '19:00' }));
  const starts = playingSlots({ ...evening, hours }).map(({ start }) => start);
  expect(starts).toHaveLength(8);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test('games below 14 minutes are played, with a warning', () => {
  expect(venueWarnings({ ...evening, gameDuration: 12 })).toEqual([
    'Games of 12 minutes are too short: 12 minutes and a half-time need at least 14.',
  ]);
  expect(venueWarnings({ ...evening, gameDuration: 14 })).toEqual([]);
});

test.each([
  [{ fields: [] }, 'Name at least one field'],
  [{ fields: ['A', 'A'] }, 'Every field needs a name of its own'],
  [{ gameDuration: 0 }, 'whole number of minutes'],
  [{ hours: [] }, 'on which day'],
  [night('2026-02-30', '18:00', '19:00'), 'no day of the calendar'],
  [night('2026-11-07', '25:00', '26:00'), 'no time of day'],
  [night('2026-11-07', '24:00', '24:00'), 'no time of day'],
  [
    { hours: [...night('2026-11-07', '10:00', '12:00').hours, ...night('2026-11-07', '09:00', '10:30').hours] },
    '2026-11-07: the hours from 10:00 AM on overlap those before them',
  ],
  [night('2026-11-07', '19:00', '18:00'), 'The end time must be after the start time'],
])('a venue that cannot be played is refused: %#', (wrong, message) => {
  expect(() => checkVenue({ ...evening, ...wrong })).toThrow(message);
});
