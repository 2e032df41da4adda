/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Fact } from './fact.tsx';

afterEach(cleanup);

test('a fact without a value is not shown', () => {
  render(
    <dl>
      <Fact name="League" value={null} />
      <Fact name="Players" value="3 of 5" />
    </dl>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Players']);
});
