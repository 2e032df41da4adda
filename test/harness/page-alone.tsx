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
  /** The address, and the path that the page is found by. */
  readonly at?: string;
  readonly path?: string;
  readonly board?: Partial<Board>;
}

/** Shows a page, or a part of one, without the rest of the site but its messages, for a test to look at. */
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

/** Leaves the page; what it has asked for is forgotten then, in the next moment. */
export async function leave(): Promise<void> {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
}

/** The page that a press has led to. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Where a press has led. */
export const addressNow = async () => (await screen.findByRole('status', { name: 'address' })).textContent;

/** Waits for a message with these words. */
export async function expectMessage(words: string, tone?: 'good' | 'alarm'): Promise<void> {
  const toast = tone === undefined ? '[data-toast]' : `[data-toast="${tone}"]`;
  await waitFor(() => expect(document.querySelector(toast)?.textContent).toContain(words));
}

/** What a listener is told of an input beside its name: its hint, and what is wrong with it. */
export function descriptionOf(input: Element): string {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

/** What an input is called, whatever stands behind its name. */
export const input = (label: RegExp | string) =>
  screen.getByLabelText<HTMLInputElement>(typeof label === 'string' ? new RegExp(`^${label}( |$)`) : label, {
    selector: 'input, select, textarea',
  });

export const type = (label: RegExp | string, value: string) => fireEvent.change(input(label), { target: { value } });

/** Types, and goes on to the next input. */
export function typeAndLeave(label: RegExp | string, value: string): void {
  type(label, value);
  fireEvent.blur(input(label));
}

export const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

export const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses once more, when what was sent before has been answered. */
export async function pressAgain(name: RegExp | string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).not.toBe('true'));
  press(name);
}

/** What axe calls moderate, and a listener loses the way by: levels of headings left out, two parts of one name. */
const forTheWay = ['heading-order', 'landmark-unique'];

/** Fails where axe finds something serious in what is shown; colours and sizes are for a browser to tell. */
export async function expectAccessible(): Promise<void> {
  const ofSight = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];
  const rules = Object.fromEntries(ofSight.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
  const serious = violations.filter(
    ({ id, impact }) => impact === 'serious' || impact === 'critical' || forTheWay.includes(id),
  );
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
}
