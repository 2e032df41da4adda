/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { AsOf } from './as-of.tsx';

/** 6:15 PM in New Jersey. */
const kickOff = Date.parse('2026-11-21T23:15:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: kickOff });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const said = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const heard = (at: number, isLost = false) => <AsOf at={at} every={30_000} isLost={isLost} />;

test('what is shown says from when it is, once the last news are older than twice their interval', () => {
  const { rerender } = render(heard(kickOff));
  pass(60_000);
  expect(said()).toBe('');
  pass(1000);
  expect(said()).toBe('No news since 6:15 PM ET. This is how it stood then.');
  rerender(heard(kickOff + 61_000));
  expect(said()).toBe('');
});

test('a question that has failed is told at once, also where nothing was heard since the page was opened', () => {
  const { rerender } = render(heard(kickOff, true));
  expect(said()).toContain('6:15 PM');
  rerender(heard(0, true));
  expect(said()).toContain('No network right now');
});

test('news of another day are told with their day', () => {
  render(heard(kickOff - 86_400_000, true));
  expect(said()).toBe('No news since Fri, Nov 20, 6:15 PM ET. This is how it stood then.');
});
