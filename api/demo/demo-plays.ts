import { easternClock } from '../../domain/rule/time/eastern-instant.ts';
import type { PlayingHours, Venue } from '../../domain/rule/venue/venue.ts';
import type { DemoPlay } from './demo-day.ts';

const slot = 15 * 60_000;

/** Returns a single elimination with a consolation game for every team, on one evening, fully played. */
export const knockout = (day: string): DemoPlay => ({
  plan: { venue: evening(day), thirdPlace: true },
});

/** Returns a round robin followed by semifinals and final, fully played. */
export const roundRobin = (day: string): DemoPlay => ({
  plan: { venue: evening(day), tournamentFormat: 'round-robin' },
});

function evening(day: string): Venue {
  return {
    fields: ['Field 1', 'Field 2'],
    hours: [{ day, startTime: '18:15', endTime: '22:00' }],
    gameDuration: 15,
  };
}

const slotsBefore = 4;
const slotsOfDay = 16;

/** Returns a round robin of three games each that began an hour ago: four slots are over, a game of the fifth is in progress. */
export function beingPlayed(now: Date): DemoPlay {
  const venue = { fields: ['Field 1', 'Field 2'], hours: hoursAround(now), gameDuration: 15 };
  const plan = { venue, tournamentFormat: 'round-robin', minGamesPerTeam: 3, maxGamesPerTeam: 3 } as const;
  return { plan, now };
}

/** Returns a single elimination on four fields that kicks off now. */
export function kickingOff(now: Date): DemoPlay {
  const venue = { fields: ['Field 1', 'Field 2', 'Field 3', 'Field 4'], hours: hoursAround(now, 0), gameDuration: 15 };
  return { plan: { venue, thirdPlace: true }, now };
}

/** Returns playing hours that began some slots ago, split over two days if they pass midnight. */
export function hoursAround(now: Date, before = slotsBefore): readonly PlayingHours[] {
  const opening = Math.floor(now.getTime() / slot) * slot - before * slot;
  const [day, startTime] = dayAndTime(opening);
  const [lastDay, endTime] = dayAndTime(opening + slotsOfDay * slot);
  if (lastDay === day) return [{ day, startTime, endTime }];
  const first = { day, startTime, endTime: '23:59' };
  return endTime === '00:00' ? [first] : [first, { day: lastDay, startTime: '00:00', endTime }];
}

function dayAndTime(instant: number): readonly [day: string, time: string] {
  const [day = '', time = ''] = easternClock(instant).split(' ');
  return [day, time];
}
