import { aTournament } from '../../../test/sample/a-tournament.ts';
import { AnswersRefused } from '../form/accept-answers.ts';
import { Refusal } from '../refusal/refusal.ts';
import { closedReason, openForRegistration } from './registration-window.ts';

const onTime = { now: new Date('2026-11-20T15:00:00Z'), isClosedForAll: false };

test('a visible upcoming tournament that is open takes registrations', () => {
  expect(openForRegistration(aTournament(), onTime)).toEqual(aTournament());
});

test.each([
  [{ visible: false }, 'This tournament is not open to the public'],
  [{ status: 'active' }, 'This tournament is already being played'],
  [{ status: 'completed' }, 'This tournament is over'],
  [{ registrationOpen: false }, 'Registration is closed for this tournament'],
  [{ registrationDeadline: '2026-11-19' }, 'The registration deadline for this tournament has passed'],
] as const)('with %j it says: %s', (different, reason) => {
  const registering = () => openForRegistration(aTournament(different), onTime);
  expect(registering).toThrow(new Refusal('conflict', reason));
});

test('when one is closed for all, every other says so', () => {
  expect(closedReason(aTournament(), { ...onTime, isClosedForAll: true })).toBe('Registration is closed at the moment');
});

test('a tournament that does not exist is a wrong answer', () => {
  const registering = () => openForRegistration(undefined, onTime);
  expect(registering).toThrow(AnswersRefused);
  expect(registering).toThrow('Valid tournament ID is required');
});

test('a tournament without a deadline closes when its last day is over, and never while it has no day', () => {
  const open = { registrationDeadline: null, firstDay: '2026-12-12', playingHours: [] };
  const on = (now: string, different = {}) =>
    closedReason(aTournament({ ...open, ...different }), { ...onTime, now: new Date(now) });
  expect(on('2026-12-13T04:59:59Z')).toBeUndefined();
  expect(on('2026-12-13T05:00:00Z')).toBe('This tournament is over');
  const playingHours = [{ day: '2026-12-13', startTime: '10:00', endTime: '14:00' }];
  expect(on('2026-12-13T12:00:00Z', { playingHours })).toBeUndefined();
  expect(on('2099-01-01T12:00:00Z', { firstDay: null })).toBeUndefined();
});

test.each([
  ['an ordinary winter day', '2026-12-01', '2026-12-02T04:59:59.999Z', '2026-12-02T05:00:00.000Z'],
  ['a summer day', '2026-07-04', '2026-07-05T03:59:59.999Z', '2026-07-05T04:00:00.000Z'],
  ['the day of 23 hours', '2026-03-08', '2026-03-09T03:59:59.999Z', '2026-03-09T04:00:00.000Z'],
  ['the day of 25 hours', '2026-11-01', '2026-11-02T04:59:59.999Z', '2026-11-02T05:00:00.000Z'],
  ['the last day of the year', '2026-12-31', '2027-01-01T04:59:59.999Z', '2027-01-01T05:00:00.000Z'],
])('a deadline lasts to the end of %s in New Jersey', (_, registrationDeadline, last, over) => {
  const reasonAt = (now: string) =>
    closedReason(aTournament({ registrationDeadline, firstDay: null }), { now: new Date(now), isClosedForAll: false });
  expect(reasonAt(last)).toBeUndefined();
  expect(reasonAt(over)).toBe('The registration deadline for this tournament has passed');
});
