/** @jest-environment ./test/harness/page-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { usePolledQuery } from './polled-query.ts';

/** Server that answers when the test tells it to. */
function aServer() {
  const calls: { readonly resolve: (answer: unknown) => void; readonly reject: (reason: unknown) => void }[] = [];
  const ask = () => new Promise<unknown>((resolve, reject) => calls.push({ resolve, reject }));
  return { calls, ask };
}

const answer = (call: { readonly resolve: (answer: unknown) => void } | undefined, said: unknown) =>
  act(async () => call?.resolve(said));
const fail = (call: { readonly reject: (reason: unknown) => void } | undefined, reason: Error) =>
  act(async () => call?.reject(reason));

test('nothing is known until the first answer', async () => {
  const { calls, ask } = aServer();
  const { result } = renderHook(() => usePolledQuery(ask));
  expect(result.current).toMatchObject({ answer: undefined, isPending: true });
  await answer(calls[0], { places: 3 });
  expect(result.current).toMatchObject({ answer: { places: 3 }, failure: undefined, isPending: false });
});

test('an answer that says the same is the one before', async () => {
  const { calls, ask } = aServer();
  const { result } = renderHook(() => usePolledQuery(ask));
  await answer(calls[0], { places: 3 });
  const first = result.current.answer;
  act(() => void result.current.askAgain());
  await answer(calls[1], { places: 3 });
  expect(result.current.answer).toBe(first);
  act(() => void result.current.askAgain());
  await answer(calls[2], { places: 2 });
  expect(result.current.answer).toEqual({ places: 2 });
});

test('what has failed later leaves what is known, and says so', async () => {
  const { calls, ask } = aServer();
  const { result } = renderHook(() => usePolledQuery(ask));
  await answer(calls[0], 'open');
  act(() => void result.current.askAgain());
  const gone = new Error('gone');
  await fail(calls[1], gone);
  expect(result.current).toMatchObject({ answer: 'open', failure: gone, isPending: false });
});

test('whoever asks twice at once is answered by one call', () => {
  const { calls, ask } = aServer();
  const { result } = renderHook(() => usePolledQuery(ask));
  act(() => void result.current.askAgain());
  expect(calls).toHaveLength(1);
});

test('what was never answered is asked again when the network is back, what was is not', async () => {
  const { calls, ask } = aServer();
  const { result } = renderHook(() => usePolledQuery(ask));
  await fail(calls[0], new Error('no network'));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current.isPending).toBe(true);
  await answer(calls[1], 'open');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(calls).toHaveLength(2);
});

test('it asks in turn while somebody looks, and not once nobody does', async () => {
  jest.useFakeTimers();
  try {
    const { calls, ask } = aServer();
    const { unmount } = renderHook(() => usePolledQuery(ask, 1000));
    await answer(calls[0], 'open');
    await act(async () => jest.advanceTimersByTime(1000));
    expect(calls).toHaveLength(2);
    await answer(calls[1], 'open');
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => jest.advanceTimersByTime(3000));
    expect(calls).toHaveLength(2);
    seen.mockRestore();
    unmount();
    await act(async () => jest.advanceTimersByTime(3000));
    expect(calls).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});
