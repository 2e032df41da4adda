/** @jest-environment ./test/harness/office-environment.mjs */
import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { keepNumbersStill } from './still-numbers.ts';

describe('still numbers', () => {
  test('a wheel that turns over a number cannot step it, and the number can be typed over afterwards', async () => {
    keepNumbersStill(document);
    render(
      <dialog open>
        <input type="number" aria-label="Fee" defaultValue={40} />
        <input type="number" aria-label="Fixed" defaultValue={2} readOnly />
        <input aria-label="Name" defaultValue="Ada" />
      </dialog>,
    );
    const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    for (const name of ['Fee', 'Fixed', 'Name']) fireEvent.wheel(input(name), { deltaY: 120 });
    expect(['Fee', 'Fixed', 'Name'].map((name) => input(name).readOnly)).toEqual([true, true, false]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(['Fee', 'Fixed', 'Name'].map((name) => input(name).readOnly)).toEqual([false, true, false]);
  });
});
