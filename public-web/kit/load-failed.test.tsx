/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CallFailed, ForeignAnswer } from '../transport/call-failed.ts';
import { LoadFailed } from './load-failed.tsx';

afterEach(cleanup);

/** Renders the message of a failed request; returns a function that counts the retries. */
function failedBy(failure: unknown): () => number {
  let tries = 0;
  const again = () => {
    tries += 1;
  };
  render(<LoadFailed sentence="Failed to fetch tournaments" failure={failure} onRetry={again} />);
  return () => tries;
}

test('without a network it says so, and tries again when the device has one', () => {
  const tries = failedBy(new TypeError('Failed to fetch'));
  expect(screen.getByRole('status').textContent).toContain('You are offline.');
  fireEvent(window, new Event('online'));
  expect(tries()).toBe(1);
  cleanup();
  fireEvent(window, new Event('online'));
  expect(tries()).toBe(1);
});

test('a server that answers is not taken for a missing network, and a press tries again', () => {
  const tries = failedBy(new CallFailed(503, 'Service Unavailable'));
  expect(screen.getByRole('status').textContent).toContain('Try again in a minute');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries()).toBe(1);
});

test('it is tried again every half minute, unless the server has refused it', () => {
  jest.useFakeTimers();
  try {
    const tries = failedBy(new ForeignAnswer(502, '<h1>Bad gateway</h1>'));
    jest.advanceTimersByTime(60_000);
    expect(tries()).toBe(2);
    cleanup();
    const refused = failedBy(new CallFailed(403, '', 'Not for you'));
    jest.advanceTimersByTime(60_000);
    expect(refused()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
