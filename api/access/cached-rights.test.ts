import { request as expressRequest, type Request } from 'express';
import { cachedRole, isCachedKeeper, rememberRights } from './cached-rights.ts';

function requestOf(sessionID: string): Request {
  return Object.assign(Object.create(expressRequest), { sessionID });
}

const checkIn = { role: 'check-in', lacksSecondFactor: false } as const;

test('what was read with a session is known of its own organizer and keeper, and of nobody else', () => {
  const request = requestOf('ours');
  rememberRights(request, { keeperId: 3, organizer: { id: 7, ...checkIn } });
  expect([cachedRole(request, 7), cachedRole(request, 8)]).toEqual([checkIn, undefined]);
  expect([isCachedKeeper(request, 3), isCachedKeeper(request, 7)]).toEqual([true, false]);
});

test('of another request of the same session nothing is known', () => {
  rememberRights(requestOf('ours'), { organizer: { id: 7, ...checkIn } });
  expect(cachedRole(requestOf('ours'), 7)).toBeUndefined();
});

test('a request that has been given another session holds nothing by what its first one held', () => {
  const request = requestOf('ours');
  rememberRights(request, { keeperId: 3, organizer: { id: 7, ...checkIn } });
  request.sessionID = 'renewed';
  expect([cachedRole(request, 7), isCachedKeeper(request, 3)]).toEqual([undefined, false]);
});
