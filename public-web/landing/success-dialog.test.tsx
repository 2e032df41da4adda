/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible } from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
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

const api = apiStandIn();
const nothing = () => {};
const opened: string[] = [];
const tournaments = [aPublicTournament({ id: 13, name: 'Fall Cup', registrationDeadline: '2026-12-05' })];

function shown(outcome: Outcome, board = tournaments): void {
  render(
    <MemoryRouter>
      <BoardContext value={{ ...emptyBoard, tournaments: board }}>
        <SuccessDialog outcome={outcome} way="create-team" onClose={nothing} onAnother={(path) => opened.push(path)} />
      </BoardContext>
    </MemoryRouter>,
  );
}

function created(isWaitlisted: boolean): void {
  shown({
    type: 'team-creation',
    signsByCode: 3,
    ...{ teamId: 1, team: 'Night Owls', tournament: 'Fall Cup', tournamentId: 13 },
    ...{ emails: [], mailed: 0, delayed: null, phones: [], invitationCode: 'TEAM-ABC234-007' },
    payment: { amountCents: 4000, priceCents: 4000, priceReason: 'regular', reference: '3V3-AB12', method: 'venmo' },
    checklist: [
      { step: 'confirm-waiver', isDone: false },
      { step: 'pay', isDone: true },
    ],
    isWaitlisted,
  });
}

test('a team that waits is not called created, and has no link to hand on', () => {
  created(true);
  expect(screen.getByRole('heading', { name: 'Your Team Is on the Waiting List' })).toBeTruthy();
  expect(screen.queryByText(/Team Created/)).toBeNull();
  expect(screen.queryByText(/\/invite\//)).toBeNull();
});

test('whoever reads the mailbox of the player opens the waiver at once, by a code from there', async () => {
  created(false);
  api.answers('POST /api/players/3/contact-code', { sentTo: 'p***@example.com', minutes: 15 });
  api.answers('POST /api/players/3/contact-code/confirm', { sealedWaiver: 'sealed' });
  fireEvent.click(screen.getByRole('button', { name: 'Send me a code to confirm' }));
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go to the waiver' }));
  await waitFor(() => expect(opened).toEqual(['/waiver/sealed']));
});

test('the amount and the waiver stand before the way to share a team', () => {
  created(false);
  const parts = [screen.getByRole('group', { name: /due/i }), screen.getByRole('list', { name: 'Your checklist' })];
  const share = screen.getByText(/\/invite\/TEAM-ABC234-007/);
  for (const part of parts) expect(part.compareDocumentPosition(share)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a team with a place is', () => {
  created(false);
  expect(screen.getByRole('heading', { name: 'Team Created Successfully' })).toBeTruthy();
  expect(screen.getByText(/\/invite\/TEAM-ABC234-007/)).toBeTruthy();
});

test('the duties stand there with their states, and only a team shares contacts', () => {
  created(false);
  const list = within(screen.getByRole('list', { name: 'Your checklist' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Confirm the waiver: open the link in the email about it and confirm there To do',
    'Fee paid Done',
  ]);
  expect(screen.getByText(/where their families allow it/)).toBeTruthy();
  cleanup();
  shown({
    ...{ type: 'individual', signsByCode: null, player: 'Ana', tournamentId: 13, checklist: [] },
    payment: { amountCents: 4000, priceCents: 4000, priceReason: 'regular', reference: '3V3-AB12', method: 'venmo' },
  });
  expect(screen.queryByText(/Team contact info/)).toBeNull();
});

test.each([
  ['regular', 3000, true],
  ['sibling', 3000, false],
  ['regular', null, false],
] as const)(
  'a %s price, with one of %p for siblings, says where a family reads its own: %p',
  (priceReason, siblingPriceCents, isTold) => {
    const payment = {
      amountCents: 4000,
      priceCents: 4000,
      priceReason,
      reference: '3V3-AB12',
      method: 'venmo',
    } as const;
    shown({ type: 'individual', signsByCode: null, player: 'Ana', tournamentId: 13, checklist: [], payment }, [
      aPublicTournament({ id: 13, siblingPriceCents }),
    ]);
    expect(screen.queryByText(/If a brother or sister is registered, it is \$30: see our email/) !== null).toBe(isTold);
  },
);

test('an interest is noted with a name, and nothing is owed for it', async () => {
  shown({ type: 'interest', name: 'Robin Vale', email: 'robin@example.com' });
  const dialog = screen.getByRole('dialog', { name: 'Interest Registered!' });
  expect(dialog.textContent).toContain('Robin Vale');
  expect(dialog.textContent).not.toContain('$');
  await expectAccessible();
});

test('the refund policy names the deadline that it rests on', async () => {
  api.answers('GET /api/site/texts', { refundPolicy: 'Before the registration deadline you get all of it back.' });
  created(false);
  const policy = screen.getByText('Refund policy').closest('details') as HTMLDetailsElement;
  policy.open = true;
  fireEvent(policy, new Event('toggle'));
  expect(await screen.findByText('The registration deadline of Fall Cup is Sat, Dec 5, 2026.')).toBeTruthy();
});
