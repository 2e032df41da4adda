import { expect } from '@jest/globals';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ToastRegion } from '../../public-web/kit/toast-region.tsx';
import { dismissToast } from '../../public-web/kit/toasts.ts';
import { type Board, BoardContext, emptyBoard } from '../../public-web/site/board.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

interface Around {
  /** Address, and the route of the page. */
  readonly at?: string;
  readonly path?: string;
  readonly board?: Partial<Board>;
}

/** Renders a page, or a part of one, with the site's toasts only. */
export function showAlone(page: ReactElement, { at = '/', path = '/', board = {} }: Around = {}) {
  dismissToast();
  return render(
    <MemoryRouter initialEntries={[at]}>
      <BoardContext value={{ ...emptyBoard, ...board }}>
        <ToastRegion />
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </BoardContext>
    </MemoryRouter>,
  );
}

/** Unmounts the page; its requests are forgotten in the next tick. */
export async function leave(): Promise<void> {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Page that a press has led to; shows its address. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Returns the address that a press has led to. */
export const addressNow = async () => (await screen.findByRole('status', { name: 'address' })).textContent;

/** Waits for a toast with these words. */
export async function expectMessage(words: string, tone?: 'good' | 'alarm'): Promise<void> {
  const toast = tone === undefined ? '[data-toast]' : `[data-toast="${tone}"]`;
  await waitFor(() => expect(document.querySelector(toast)?.textContent).toContain(words));
}

/** Returns the description of an input for screen readers: its hint and error. */
export function descriptionOf(input: Element): string {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

/** Finds an input by its label, whatever follows the label's text. */
export const input = (label: RegExp | string) =>
  screen.getByLabelText<HTMLInputElement>(typeof label === 'string' ? new RegExp(`^${label}( |$)`) : label, {
    selector: 'input, select, textarea',
  });

export const type = (label: RegExp | string, value: string) => fireEvent.change(input(label), { target: { value } });

/** Types and leaves the input. */
export function typeAndLeave(label: RegExp | string, value: string): void {
  type(label, value);
  fireEvent.blur(input(label));
}

export const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

export const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses a button again, once its previous request has been answered. */
export async function pressAgain(name: RegExp | string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).not.toBe('true'));
  press(name);
}

/** Rules that axe rates as moderate but that matter for navigation by ear: skipped heading levels, and two landmarks with one name. */
const forTheWay = ['heading-order', 'landmark-unique'];

/** Fails if axe finds a serious violation on the page; colours and sizes are checked in a browser. */
export async function expectAccessible(): Promise<void> {
  const ofSight = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];
  const rules = Object.fromEntries(ofSight.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
  const serious = violations.filter(
    ({ id, impact }) => impact === 'serious' || impact === 'critical' || forTheWay.includes(id),
  );
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
}
