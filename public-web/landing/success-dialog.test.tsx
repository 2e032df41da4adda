/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expectAccessible } from '../../test/harness/page-alone.tsx';
import type { Outcome } from '../registration/outcome.ts';
import { BoardContext, emptyBoard } from '../site/board.ts';
import { SuccessDialog } from './success-dialog.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

const nothing = () => {};

function shown(outcome: Outcome): void {
  render(
    <MemoryRouter>
      <BoardContext value={emptyBoard}>
        <SuccessDialog outcome={outcome} way="create-team" onClose={nothing} onAnother={nothing} />
      </BoardContext>
    </MemoryRouter>,
  );
}

function created(isWaitlisted: boolean): void {
  shown({
    type: 'team-creation',
    ...{ teamId: 1, team: 'Night Owls', tournament: 'Fall Cup', tournamentId: 13 },
    ...{ invitedEmails: [], held: 0, areInvitationsLost: false, phones: [], invitationCode: 'TEAM-ABC234-007' },
    payment: { amountCents: 4000, priceCents: 4000, priceReason: 'regular', reference: '3V3-AB12', method: 'venmo' },
    isWaitlisted,
  });
}

test('a team that waits is not called created, and has no link to hand on', () => {
  created(true);
  expect(screen.getByRole('heading', { name: 'Your Team Is on the Waiting List' })).toBeTruthy();
  expect(screen.queryByText(/Team Created/)).toBeNull();
  expect(screen.queryByText(/\/invite\//)).toBeNull();
});

test('a team with a place is', () => {
  created(false);
  expect(screen.getByRole('heading', { name: 'Team Created Successfully' })).toBeTruthy();
  expect(screen.getByText(/\/invite\/TEAM-ABC234-007/)).toBeTruthy();
});

test('a reserved spot is told with a name, and nothing is owed for it', async () => {
  shown({ type: 'interest', name: 'Robin Vale', email: 'robin@example.com' });
  const dialog = screen.getByRole('dialog', { name: 'Your spot is reserved' });
  expect(dialog.textContent).toContain('Robin Vale');
  expect(dialog.textContent).not.toContain('$');
  await expectAccessible();
});
