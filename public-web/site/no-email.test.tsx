/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { aPublicSite } from '../../test/sample/a-public-tournament.ts';
import { type Board, BoardContext, emptyBoard } from './board.ts';
import { NoEmail } from './no-email.tsx';

afterEach(cleanup);

const site = aPublicSite();

function shown(board: Board): string | null {
  const { container } = render(
    <BoardContext value={board}>
      <NoEmail />
    </BoardContext>,
  );
  return container.textContent;
}

test('whoever has no email is registered by phone, and calls with one press', () => {
  expect(shown({ ...emptyBoard, site })).toBe(
    'No email? We register you by phone, and you sign the waiver on paper: (201) 555-0133.',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:2015550133');
});

test.each([emptyBoard, { ...emptyBoard, site: { ...site, contactPhone: '' } }])(
  'without a phone nobody is sent to one',
  (board) => {
    expect(shown(board)).toBe('No email? Ask somebody you trust.');
  },
);
