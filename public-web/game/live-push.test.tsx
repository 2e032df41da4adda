/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { PushAlone } from '../../test/harness/push-alone.ts';
import { BoardContext, emptyBoard } from '../site/board.ts';
import { useLivePush } from './live-push.ts';

const onMissed = jest.fn();
const news = { onList: () => {}, onMissed, onGame: () => {}, onGone: () => {}, onGoals: () => {}, onHere: () => {} };

beforeEach(() => {
  jest.useFakeTimers();
  PushAlone.install();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function phones(count: number) {
  const opened = Array.from({ length: count }, () => renderHook(() => useLivePush(news)));
  act(() => {
    for (const push of PushAlone.all) push.onopen();
  });
  return { listening: () => opened.filter(({ result }) => result.current).length };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('phones that lose the push together do not begin to ask at the same moment', () => {
  const { listening } = phones(200);
  expect(listening()).toBe(200);
  for (const push of PushAlone.all) push.onerror();
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
    for (const push of PushAlone.all) {
      push.onerror();
      push.onopen();
    }
  });
  pass(5000);
  expect(listening()).toBe(20);
});

test('a line that says nothing is dead, though nobody has ended it: another is begun, and the screen asks meanwhile', () => {
  const { listening } = phones(1);
  const [push] = PushAlone.all;
  pass(29_000);
  act(() => push?.tell('here', {}));
  pass(29_000);
  expect([listening(), PushAlone.all.length]).toEqual([1, 1]);
  pass(1000);
  expect([listening(), PushAlone.all.length]).toEqual([0, 2]);
});

test('a page asks again where more than scores has changed since its last news, or since it opened, and not otherwise', () => {
  phones(1);
  const [push] = PushAlone.all;
  const missed = (seconds: number) => {
    act(() => push?.tell('unchanged', { seconds }));
    return onMissed.mock.calls.splice(0).length;
  };
  pass(2000);
  expect([missed(8), missed(4)]).toEqual([0, 1]);
  pass(20_000);
  expect([missed(30), missed(3)]).toEqual([0, 1]);
  pass(10_000);
  act(() => push?.tell('game', {}));
  pass(20_000);
  act(() => push?.tell('live-scores', []));
  expect(missed(23)).toBe(1);
});

test('a page asks for the tournaments again within a second of a change of them, once however many come', () => {
  const askAgain = jest.fn(() => Promise.resolve());
  renderHook(() => useLivePush(news), {
    wrapper: ({ children }) => <BoardContext value={{ ...emptyBoard, askAgain }}>{children}</BoardContext>,
  });
  const [push] = PushAlone.all;
  act(() => push?.tell('tournaments', {}));
  act(() => push?.tell('tournaments', {}));
  pass(1000);
  expect(askAgain).toHaveBeenCalledTimes(1);
});
