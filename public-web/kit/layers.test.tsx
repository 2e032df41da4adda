/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { leave, press, showAlone } from '../../test/harness/page-alone.tsx';
import { Dialog } from './dialog.tsx';
import { whenClosed } from './layers-of-page.ts';

afterEach(leave);

/** Page with a dialog that opens a second one, in its place or on top of it. */
function PageOfDialogs() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <>
      <button type="button" onClick={() => setOpen(['First'])}>
        Open
      </button>
      {open.map((title) => (
        <Dialog key={title} title={title} onClose={() => setOpen(open.filter((other) => other !== title))}>
          <button type="button" onClick={() => setOpen([...open, 'Second'])}>
            More
          </button>
          <button type="button" onClick={() => setOpen(['Instead'])}>
            Instead
          </button>
        </Dialog>
      ))}
    </>
  );
}

const depth = () => Number(window.history.state?.layers ?? 0);
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('Back closes one dialog after the other, the last first, before it leaves the page', async () => {
  const here = window.location.href;
  showAlone(<PageOfDialogs />);
  press('Open');
  await waitFor(() => expect(depth()).toBe(1));
  press('More');
  await waitFor(() => expect(depth()).toBe(2));
  window.history.back();
  await waitFor(() => expect(titles()).toEqual(['First']));
  expect(depth()).toBe(1);
  window.history.back();
  await waitFor(() => expect(titles()).toEqual([]));
  expect([depth(), window.location.href]).toEqual([0, here]);
});

test('a dialog that is closed by hand leaves nothing to go back over, and one in its place keeps its entry', async () => {
  showAlone(<PageOfDialogs />);
  press('Open');
  await waitFor(() => expect(depth()).toBe(1));
  const entries = window.history.length;
  press('Instead');
  await waitFor(() => expect(titles()).toEqual(['Instead']));
  await new Promise<void>((resolve) => whenClosed(resolve));
  expect([depth(), window.history.length]).toEqual([1, entries]);
  press('Close');
  await waitFor(() => expect(depth()).toBe(0));
  expect(titles()).toEqual([]);
});

test('what comes after a dialog is done on the page’s own entry', async () => {
  showAlone(<PageOfDialogs />);
  press('Open');
  await waitFor(() => expect(depth()).toBe(1));
  press('Close');
  expect(await new Promise((resolve) => whenClosed(() => resolve(depth())))).toBe(0);
});
