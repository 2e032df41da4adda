import fc from 'fast-check';
import { easternClock } from '../time/eastern-instant.ts';
import { dueStep, releasePlan, releasesPlaces, type UnconfirmedPlace } from './unconfirmed-place.ts';

/** Noon in New Jersey, in winter. */
const noon = new Date('2026-11-20T17:00:00Z');

function aPlace(different: Partial<UnconfirmedPlace> = {}): UnconfirmedPlace {
  return { teamId: 1, since: noon, askedAt: null, remindedAt: null, isLetterOnItsWay: false, ...different };
}

const at = (time: string) => new Date(`2026-11-${time}:00Z`);

test.each([
  [24, '21T13:00', '21T19:00', '22T01:00'],
  [48, '21T17:00', '22T13:00', '23T01:00'],
  [96, '22T17:00', '23T17:00', '24T17:00'],
])('with %i hours a family is asked at %s, reminded at %s and the place released at %s', (hours, ...times) => {
  const { ask, remind, release } = releasePlan(aPlace(), hours);
  expect([ask, remind, release]).toEqual(times.map(at));
});

test.each<[string, Partial<UnconfirmedPlace>, number, string, string | undefined]>([
  ['nothing is set', {}, 0, '30T17:00', undefined],
  ['half of the time is not over', {}, 96, '22T16:59', undefined],
  ['half of the time is over', {}, 96, '22T17:00', 'ask'],
  ['the site slept through all of it', {}, 96, '28T17:00', 'ask'],
  ['a letter has not left', { isLetterOnItsWay: true }, 96, '28T17:00', undefined],
  ['it was asked', { askedAt: at('22T17:00') }, 96, '23T16:59', undefined],
  ['three quarters are over', { askedAt: at('22T17:00') }, 96, '23T17:00', 'remind'],
  ['it was asked late', { askedAt: at('28T17:00') }, 96, '29T16:59', undefined],
  ['it was reminded', { askedAt: at('22T17:00'), remindedAt: at('23T17:00') }, 96, '24T16:59', undefined],
  ['all is over', { askedAt: at('22T17:00'), remindedAt: at('23T17:00') }, 96, '24T17:00', 'release'],
  ['it is night', { askedAt: at('22T17:00'), remindedAt: at('23T17:00') }, 96, '25T03:00', undefined],
])('where %s %j, after %i hours set, %s brings %s', (_, place, hours, now, step) => {
  expect(dueStep(aPlace(place), hours, at(now))).toBe(step);
});

test('nobody loses a place without two letters that left, each a quarter of the hours before, and never at night', () => {
  const instant = fc.date({ min: new Date('2026-09-01'), max: new Date('2027-04-01'), noInvalidDate: true });
  const maybe = fc.option(instant, { nil: null });
  const places = fc.record({
    teamId: fc.nat(),
    since: instant,
    askedAt: maybe,
    remindedAt: maybe,
    isLetterOnItsWay: fc.boolean(),
  });
  fc.assert(
    fc.property(places, fc.integer({ min: 0, max: 720 }), instant, (place, hours, now) => {
      const step = dueStep(place, hours, now);
      if (step === undefined) return;
      const clock = easternClock(now.getTime()).slice(11);
      expect(clock >= '08:00' && clock < '21:00').toBe(true);
      expect(place.isLetterOnItsWay).toBe(false);
      if (step !== 'release') return;
      const quarter = hours * 900_000;
      expect(now.getTime() - (place.remindedAt?.getTime() ?? Number.NaN)).toBeGreaterThanOrEqual(quarter);
      expect(place.askedAt).not.toBeNull();
    }),
  );
});

test.each([
  ['before the first day', { firstDay: '2026-11-21' }, true],
  ['on the first day', { firstDay: '2026-11-20' }, false],
  ['after it', { firstDay: '2026-11-19' }, false],
  ['while no day is announced', { firstDay: null }, true],
  [
    'on a day with hours of play',
    { playingHours: [{ day: '2026-11-20', startTime: '08:00', endTime: '18:00' }] },
    false,
  ],
  ['while it is played', { status: 'active' as const }, false],
  ['when it is over', { status: 'completed' as const }, false],
])('%s %j places are released: %s', (_, tournament, isReleased) => {
  expect(releasesPlaces({ status: 'upcoming', firstDay: null, playingHours: [], ...tournament }, noon)).toBe(
    isReleased,
  );
});
