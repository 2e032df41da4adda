/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useLivePush } from './live-push.ts';

const news = { onList: () => {}, onGame: () => {}, onGone: () => {}, onGoals: () => {} };

/** A push that opens and breaks when it is told to. */
class Push extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: Push[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};

  constructor() {
    super();
    Push.all.push(this);
  }

  close(): void {}
}

beforeEach(() => {
  jest.useFakeTimers();
  Push.all.length = 0;
  Object.assign(globalThis, { EventSource: Push });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function phones(count: number) {
  const opened = Array.from({ length: count }, () => renderHook(() => useLivePush(news)));
  act(() => {
    for (const push of Push.all) push.onopen();
  });
  return { listening: () => opened.filter(({ result }) => result.current).length };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('phones that lose the push together do not begin to ask at the same moment', () => {
  const { listening } = phones(200);
  expect(listening()).toBe(200);
  for (const push of Push.all) push.onerror();
  const left = Array.from({ length: 10 }, () => {
    const before = listening();
    pass(100);
    return before - listening();
  });
  expect(listening()).toBe(0);
  expect(Math.max(...left)).toBeLessThan(60);
});

test('whoever has the push back before never asks', () => {
  const { listening } = phones(20);
  act(() => {
    for (const push of Push.all) {
      push.onerror();
      push.onopen();
    }
  });
  pass(5000);
  expect(listening()).toBe(20);
});
