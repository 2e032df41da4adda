import { isAtPushService } from './push-service.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-bl2p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QABC',
  'https://FCM.googleapis.com:443/fcm/send/abc',
])('%s is at a push service of browsers', (endpoint) => {
  expect(isAtPushService(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://pat:word@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil-fcm.googleapis.com/abc',
  'https://storage.googleapis.com/abc',
  'https://evilpush.apple.com/abc',
  'https://notify.windows.com/abc',
  'https://fcm.googleapis.com@evil.example/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://127.0.0.1/one',
  'https://push.example/one',
  'https://%%/',
  'fcm.googleapis.com',
  '',
])('%s is not', (endpoint) => {
  expect(isAtPushService(endpoint)).toBe(false);
});

test('an installation knows more of them, by the names of their hosts', () => {
  expect(isAtPushService('https://push.example/one', ['push.example'])).toBe(true);
  expect(isAtPushService('https://other.push.example/one', ['push.example'])).toBe(false);
  expect(isAtPushService('https://push.example:444/one', ['push.example'])).toBe(false);
});
