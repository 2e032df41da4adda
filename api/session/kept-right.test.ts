import { request as expressRequest, type Request } from 'express';
import { isKnownKeeping, knownRole, rememberRights } from './kept-right.ts';

function requestOf(sessionID: string): Request {
  return Object.assign(Object.create(expressRequest), { sessionID });
}

const checkIn = { role: 'check-in', lacksSecondFactor: false } as const;

test('what was read with a session is known of its own organizer and keeper, and of nobody else', () => {
  const request = requestOf('ours');
  rememberRights(request, { keeperId: 3, organizer: { id: 7, ...checkIn } });
  expect([knownRole(request, 7), knownRole(request, 8)]).toEqual([checkIn, undefined]);
  expect([isKnownKeeping(request, 3), isKnownKeeping(request, 7)]).toEqual([true, false]);
});

test('of another request of the same session nothing is known', () => {
  rememberRights(requestOf('ours'), { organizer: { id: 7, ...checkIn } });
  expect(knownRole(requestOf('ours'), 7)).toBeUndefined();
});

test('a request that has been given another session holds nothing by what its first one held', () => {
  const request = requestOf('ours');
  rememberRights(request, { keeperId: 3, organizer: { id: 7, ...checkIn } });
  request.sessionID = 'renewed';
  expect([knownRole(request, 7), isKnownKeeping(request, 3)]).toEqual([undefined, false]);
});
