/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import {
  descriptionOf,
  expectAccessible,
  expectMessage,
  input,
  leave,
  press,
  showAlone,
  typeAndLeave,
} from '../../test/harness/page-alone.tsx';
import { aCaptainsTeam, aTeammate } from '../../test/sample/a-captains-team.ts';
import { CaptainPages } from './captain-pages.tsx';

const api = apiStandIn();
const page = 'GET /api/teams/3/captain';

afterEach(leave);

const openAt = (at: string, path = '/captain/team/:id') => showAlone(<CaptainPages />, { at, path });

/** Opens the page of a team. */
async function open(different: Partial<CaptainsTeam> = {}): Promise<void> {
  api.answers(page, aCaptainsTeam(different));
  openAt('/captain/team/3');
  await screen.findByRole('heading', { name: 'Night Owls' });
}

const friend: CaptainsTeam['invitations'][number] = {
  ...{ id: 9, email: 'friend@example.com', sentAt: '2026-11-20T15:00:00Z', endsAt: '2026-12-04T15:00:00Z' },
  state: 'sent',
};

test('invitations are sent from the page, cancelled, and refused in words', async () => {
  await open();
  const part = within(screen.getByRole('region', { name: 'Invitations by email' }));
  expect(part.getByText('No invitation has been emailed yet.')).toBeTruthy();
  press('Send invitations');
  await waitFor(() => expect(descriptionOf(input('Email 1'))).toBe('Please enter at least one email address'));
  typeAndLeave('Email 2', 'nobody');
  await waitFor(() => expect(descriptionOf(input('Email 2'))).toBe('Please enter a valid email address'));
  typeAndLeave('Email 2', 'other@example.com');
  typeAndLeave('Email 1', friend.email);
  const invite = 'POST /api/teams/3/invitations';
  const other = { ...friend, id: 10, email: 'other@example.com' };
  const after = { skipped: [], ...aCaptainsTeam({ invitations: [friend, other] }) };
  api.answers(invite, { sent: [friend.email, other.email], ...after });
  press('Send invitations');
  await expectMessage('2 on the way by email.', 'good');
  expect(api.sent(invite)).toEqual([{ emails: [friend.email, other.email] }]);
  const row = part.getByText(friend.email).closest('li');
  expect(row?.textContent).toContain('Sent');

  const cancelled = aCaptainsTeam({ invitations: [{ ...friend, state: 'cancelled' }] });
  api.answers('DELETE /api/teams/3/invitations/9', cancelled);
  press(`Cancel the invitation of ${friend.email}`);
  await waitFor(() => expect(part.getByText(friend.email).closest('li')?.textContent).toContain('Cancelled'));
  const skipped = [{ email: friend.email, reason: 'This address was invited before' }];
  api.answers(invite, { sent: [], ...cancelled, skipped });
  typeAndLeave('Email 1', friend.email);
  press('Send invitations');
  expect(await part.findByText(`${friend.email}: This address was invited before`)).toBeTruthy();
  await expectAccessible();
});

test('what the server refuses or cannot answer is said on the page', async () => {
  await open();
  fireEvent.click(screen.getByRole('switch'));
  await expectMessage('That did not go through.', 'alarm');
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  press('Withdraw the team');
  press('Withdraw now');
  await expectMessage('That did not go through.', 'alarm');
  expect(screen.getByRole('heading', { name: 'Night Owls' })).toBeTruthy();
});

test('a page whose day is over says so, keeps what was typed, and mails the link on the spot', async () => {
  await open();
  typeAndLeave('Email 1', friend.email);
  api.answers('POST /api/teams/3/invitations', { message: 'Team not found' }, 404);
  api.answers(page, { message: 'Team not found' }, 404);
  press('Send invitations');
  const dialog = within(await screen.findByRole('dialog', { name: 'Please open your link again' }));
  await expectAccessible();
  api.answers('POST /api/captain-links', { message: 'Sent' });
  typeAndLeave(/^Email of the captain/, 'anybody@example.com');
  fireEvent.click(dialog.getByRole('button', { name: 'Email me my link' }));
  expect(await dialog.findByText(/^If this address leads a team, the link is on its way/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(input('Email 1').value).toBe(friend.email);
});

test('what is missing while the page is still theirs is said, and ends nothing', async () => {
  await open();
  api.answers('POST /api/teams/3/captain-link', { message: 'This team is full' }, 404);
  press('Email me a new link');
  await expectMessage('This team is full', 'alarm');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a server that does not answer is asked again by a press', async () => {
  api.answers(page, {}, 503);
  openAt('/captain/team/3');
  await screen.findByRole('heading', { name: 'The line is down' });
  api.answers(page, aCaptainsTeam());
  press('Try again');
  expect(await screen.findByRole('heading', { name: 'Night Owls' })).toBeTruthy();
});

test('once games are drawn the page names the organizers, who withdraw the team', async () => {
  api.answers(page, aCaptainsTeam({ isDrawn: true }));
  openAt('/captain/team/3');
  const section = await screen.findByRole('region', { name: 'Cannot play?' });
  expect(section.textContent).toContain('please tell the organizers, who withdraw the team');
  expect(screen.queryByRole('button', { name: 'Withdraw the team' })).toBeNull();
});

test('a captain has a new link sent', async () => {
  await open();
  api.answers('POST /api/teams/3/captain-link', aCaptainsTeam());
  press('Email me a new link');
  await expectMessage('New link on its way', 'good');
});

test.each([
  ['/captain/b2xk', '/captain/:sealed?', 'POST /api/captain-links/b2xk', 404, 'This link no longer works'],
  ['/captain/team/3', '/captain/team/:id', page, 401, 'Please open your link again'],
])('at %s, where it is not open any more, the link can be mailed again', async (at, path, call, status, title) => {
  api.answers(call, { message: 'No' }, status);
  openAt(at, path);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  await expectAccessible();
  api.answers('POST /api/captain-links', { message: 'Sent' });
  typeAndLeave(/^Email of the captain/, 'anybody@example.com');
  press('Email me my link');
  expect(await screen.findByText(/^If this address leads a team, the link is on its way/)).toBeTruthy();
});

test('a press says that a player who came by the code is known, once, and of the captain nobody is asked', async () => {
  const ben = aTeammate({ id: 2, name: 'Ben Lee', isCaptain: false, isKnown: false });
  await open({ currentPlayers: 2, players: [aTeammate(), ben] });
  expect(screen.getAllByRole('button', { name: /^I know/ })).toHaveLength(1);
  await expectAccessible();
  const players = [aTeammate(), { ...ben, isKnown: true }];
  api.answers('POST /api/teams/3/players/2/known', aCaptainsTeam({ currentPlayers: 2, players }));
  press('I know this player: Ben Lee');
  await expectMessage('You know Ben Lee', 'good');
  expect(screen.queryByRole('button', { name: /^I know/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make captain: Ben Lee' }));
});

test('a name that is empty is no name, and a team is handed over once that was asked', async () => {
  await open({ currentPlayers: 2, players: [aTeammate(), aTeammate({ id: 2, name: 'Ben Lee', isCaptain: false })] });
  press('Rename the team');
  typeAndLeave('New team name', ' ');
  press('Rename');
  await waitFor(() => expect(descriptionOf(input('New team name'))).toContain('is required'));
  press('Make captain: Ben Lee');
  expect(screen.getByText(/Your link ends at once/)).toBeTruthy();
  api.answers('PUT /api/teams/3/captain', { message: 'Done' });
  press('Hand over now');
  const handed = await screen.findByRole('heading', { name: 'Night Owls is handed over' });
  expect(document.activeElement).toBe(handed);
});
