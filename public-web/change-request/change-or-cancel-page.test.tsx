/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ChangeableView, ChangesView, ChangeView } from '../../domain/answer/change-request/changes-view.ts';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import {
  choose,
  expectAccessible,
  expectMessage,
  input,
  leave,
  press,
  showAlone,
  type,
} from '../../test/harness/page-alone.tsx';
import { ChangeOrCancelPage } from './change-or-cancel-page.tsx';

const api = apiStandIn();
const sealed = 'Y2hhbmdl';
const see = `POST /api/change-requests/${sealed}/see`;
const ask = `POST /api/change-requests/${sealed}`;
const byFamily = { by: 'family', because: [] } as const;
const roomy = { id: 8, name: 'Roomy Cup', date: 'December 20', location: 'Fairfield NJ', isOtherPrice: false };

const registration: ChangeableView = {
  ...{
    id: 5,
    tournament: 'Fall Cup',
    date: 'December 12',
    teamName: null,
    isPaid: false,
    amountCents: 4000,
    owedCents: 4000,
  },
  ...{
    registrationDeadline: null,
    paymentReference: '3V3-AB12',
    withdrawal: byFamily,
    transfer: byFamily,
    moveTo: [],
    asked: null,
  },
};

const request: ChangeView = {
  ...{ id: 21, kind: 'withdrawal', tournament: 'Fall Cup', toTournament: null, state: 'asked', isRefundWanted: false },
  ...{ paidCents: 4000, remark: null, askedAt: '2026-11-20T15:00:00Z', answeredAt: null },
};

const shown = (different: Partial<ChangesView> = {}): ChangesView => ({
  ...{ playerName: 'Ada Park', refundPolicy: 'Before the deadline you get all of it back.', decided: [] },
  registrations: [registration],
  ...different,
});

afterEach(leave);

/** Opens the mailed link of these registrations. */
async function open(different: Partial<ChangeableView> = {}): Promise<void> {
  api.answers(see, shown({ registrations: [{ ...registration, ...different }] }));
  showAlone(<ChangeOrCancelPage />, { at: `/change/${sealed}`, path: '/change/:sealed' });
  await screen.findByRole('heading', { name: 'Fall Cup' });
}

test('who owes still is told that nothing is owed any more, and is withdrawn at once', async () => {
  await open();
  expect(screen.getByText('$40, not paid yet')).toBeTruthy();
  press('Withdraw Ada Park');
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw Ada Park?' }));
  expect(dialog.getByText(/leaves the tournament at once and you owe nothing/)).toBeTruthy();
  expect(dialog.queryByLabelText('I would like my money back')).toBeNull();
  type('Reason', 'We are on holiday');
  await expectAccessible();
  api.answers(ask, shown({ registrations: [], decided: [{ ...request, state: 'granted' }] }));
  press('Withdraw now');
  await expectMessage('It is done', 'good');
  expect(screen.getByText('Ada Park is registered for no tournament that is still to come.')).toBeTruthy();
  expect(api.sent(ask)).toMatchObject([{ registrationId: 5, kind: 'withdrawal', reason: 'We are on holiday' }]);
});

test('of a registration paid in part is said what is still owed', async () => {
  await open({ isPaid: true, amountCents: 1500, owedCents: 2500 });
  expect(screen.getByText('$15 paid, $25 still owed')).toBeTruthy();
});

test('what waits for an answer is taken back: everything stays as it was', async () => {
  await open({ isPaid: true, asked: request });
  expect(screen.getByText(/^Asked on .* until then nothing has changed\.$/)).toBeTruthy();
  const takenBack = { ...request, state: 'taken-back', answeredAt: '2026-11-21T15:00:00Z' } as const;
  api.answers(`${ask}/requests/21/take-back`, shown({ decided: [takenBack] }));
  press('Take it back');
  await expectMessage('Everything stays as it was', 'good');
  expect(screen.getByRole('button', { name: 'Withdraw Ada Park' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'What you asked before' }).textContent).toContain('Taken back');
  await expectAccessible();
});

test('a family moves to another tournament with room once it has chosen one', async () => {
  await open({ moveTo: [roomy, { ...roomy, id: 9, name: 'Other Cup' }] });
  press('Move to another tournament');
  const dialog = within(screen.getByRole('dialog', { name: 'Move Ada Park' }));
  press('Move now');
  expect(await dialog.findByText('Please select a tournament')).toBeTruthy();
  choose(/^Roomy Cup/);
  await expectAccessible();
  api.answers(ask, shown({ registrations: [{ ...registration, tournament: 'Roomy Cup' }] }));
  press('Move now');
  await expectMessage('It is done', 'good');
  expect(screen.getByRole('heading', { name: 'Roomy Cup' })).toBeTruthy();
  expect(api.sent(ask)).toMatchObject([{ kind: 'transfer', toTournamentId: 8 }]);
});

test('what is paid is asked back of the organizers', async () => {
  await open({ isPaid: true, withdrawal: { by: 'organizer', because: ['paid'] } });
  press('Withdraw Ada Park');
  expect(screen.getByText(/^The organizers decide, as it is paid\./)).toBeTruthy();
  fireEvent.click(input('I would like my money back'));
  api.answers(ask, shown({ registrations: [{ ...registration, isPaid: true, asked: request }] }));
  press('Ask to withdraw');
  await expectMessage('Request sent', 'good');
  expect(api.sent(ask)).toMatchObject([{ isRefundWanted: true }]);
});

test.each([
  ['2026-12-05', 'The registration deadline of Fall Cup is Sat, Dec 5, 2026.'],
  [null, 'Fall Cup has no registration deadline: what holds before a deadline holds until the tournament begins.'],
])('with the deadline %p the refund policy says: %s', async (registrationDeadline, said) => {
  await open({ registrationDeadline, isPaid: true });
  expect(screen.getByRole('region', { name: 'Refund policy' }).textContent).toContain(said);
  press('Withdraw Ada Park');
  expect(screen.getByRole('dialog').textContent).toContain(said);
});

test('a link that is too old leads to the Player ID', async () => {
  api.answers(see, { message: 'Not found' }, 404);
  showAlone(<ChangeOrCancelPage />, { at: `/change/${sealed}`, path: '/change/:sealed' });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the Player ID' }).getAttribute('href')).toBe('/player-lookup');
});
