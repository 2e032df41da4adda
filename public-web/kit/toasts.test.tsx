/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { leave } from '../../test/harness/page-alone.tsx';
import { useOwnToast } from './own-toast.ts';
import { ToastRegion } from './toast-region.tsx';
import { dismissToast, showToast } from './toasts.ts';

afterEach(async () => {
  await leave();
  dismissToast();
});

/** Part of a page that shows a toast. */
function Part() {
  const toast = useOwnToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toast is shown once
  useEffect(() => toast.show({ tone: 'alarm', title: 'Of a part', text: '' }), []);
  return null;
}

const page = (isThere: boolean) => (
  <>
    <ToastRegion />
    {isThere && <Part />}
  </>
);

test('a message ends with the part of the page it is about, and another one is not ended with it', () => {
  const { rerender } = render(page(true));
  expect(screen.getByText('Of a part')).toBeTruthy();
  rerender(page(false));
  expect(screen.queryByText('Of a part')).toBeNull();
  rerender(page(true));
  act(() => void showToast({ tone: 'good', title: 'Of another', text: '' }));
  rerender(page(false));
  expect(screen.getByText('Of another')).toBeTruthy();
});
