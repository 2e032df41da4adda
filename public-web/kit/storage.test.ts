/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { device } from './storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  device.clear();
});

/** Browser whose storage is full, or refuses to be used at all. */
const full = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
const refused = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });

test('a text is kept by the browser until it is dropped', () => {
  expect(device.write('team', '7')).toBe(true);
  expect([localStorage.getItem('team'), device.read('team'), device.value('team')]).toEqual(['7', '7', 7]);
  device.drop('team');
  expect([localStorage.getItem('team'), device.read('team'), device.value('team')]).toEqual([
    null,
    undefined,
    undefined,
  ]);
});

test.each([
  ['is full', full],
  ['is refused', refused],
])('where storage %s a text lasts as long as the page, which knows it', (_, isSo) => {
  isSo();
  expect(device.write('team', '7')).toBe(false);
  expect(device.read('team')).toBe('7');
  device.drop('team');
  expect(device.read('team')).toBeUndefined();
});

test('a text that is broken is none', () => {
  localStorage.setItem('team', '{');
  expect(device.value('team')).toBeUndefined();
});
