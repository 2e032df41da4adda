/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { leave } from '../../test/harness/page-alone.tsx';
import { Goals } from './goals.tsx';

afterEach(leave);

test('a goal turns over; the number that was there first just stands', () => {
  const { rerender } = render(<Goals goals={1} />);
  const turns = (goals: string) => screen.getByText(goals).dataset.turns;
  expect(turns('1')).toBe('false');
  rerender(<Goals goals={2} />);
  expect(turns('2')).toBe('true');
});
