import type { ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { deliveryStateOf } from './delivery-state.ts';

const written = '2026-11-23T20:00:00.000Z';
const letter: Sent<ListedMessage> = {
  id: 1,
  event: 'organizers-told:mail-test:1:x',
  recipient: 'me@club.example',
  subject: 'Letters of the site arrive',
  state: 'waiting',
  attempts: 0,
  dueAt: written,
  nextAttemptAt: written,
  lastError: null,
  createdAt: written,
  sentAt: null,
};

test.each([
  ['taken', { state: 'sent', sentAt: written }, true, 'success', /took the letter to me@club\.example at .*3:00/],
  ['refused for good', { state: 'dead', lastError: '550 no such user' }, true, 'error', /550 no such user/],
  ['not taken yet', { attempts: 1, lastError: 'ECONNREFUSED' }, true, 'error', /ECONNREFUSED.*tried again/],
  ['without a mail server', {}, false, 'info', /no mail server is set up/],
  ['one too many that day', { dueAt: '2026-11-24T20:00:00.000Z' }, true, 'info', /as a day allows/],
] as const)('a test letter %s', (_, change, isSetUp, tone, text) => {
  const deliveryState = deliveryStateOf({ ...letter, ...change }, isSetUp);
  expect([deliveryState.tone, deliveryState.isDecided]).toEqual([tone, true]);
  expect(deliveryState.text).toMatch(text);
});

test('a letter that waits for its turn is not decided', () => {
  expect(deliveryStateOf(letter, true).isDecided).toBe(false);
});
