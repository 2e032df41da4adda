/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { addressNow, expectAccessible, input, leave, showAlone, type } from '../../test/harness/page-alone.tsx';
import { aPublicSite, aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { anInvitedTeam } from '../../test/sample/an-invited-team.ts';
import { dropDraft } from '../form/drafts.ts';
import { BoardContext, useBoard } from '../site/board.ts';
import { InvitationPage } from './invitation-page.tsx';

const api = apiStandIn();
const code = 'TEAM-ABC234-007';
const around = { at: `/invite/${code}`, path: '/invite/:code' };
const closed = aPublicSite({ isRegistrationClosed: true });

afterEach(async () => {
  await leave();
  dropDraft(`join ${code}`);
});

/** Page while an organizer closes registration and opens it again. */
function PageOfOpenings() {
  const board = useBoard();
  const [isRegistrationClosed, setClosed] = useState(false);
  return (
    <BoardContext value={{ ...board, site: aPublicSite({ isRegistrationClosed }) }}>
      <button type="button" onClick={() => setClosed(!isRegistrationClosed)}>
        The organizer
      </button>
      <InvitationPage />
    </BoardContext>
  );
}

/** Page before and after the site's settings and the tournaments are loaded. */
function PageOfLateAnswers() {
  const board = useBoard();
  const [isHere, setHere] = useState(false);
  const answered = { ...board, site: aPublicSite(), tournaments: [aPublicTournament()] };
  return (
    <BoardContext value={isHere ? answered : board}>
      <button type="button" onClick={() => setHere(true)}>
        The line
      </button>
      <InvitationPage />
    </BoardContext>
  );
}

test('answers that come late leave the focus and the words where they are', async () => {
  api.answers(`GET /api/teams/invite/${code}`, anInvitedTeam());
  showAlone(<PageOfLateAnswers />, around);
  await screen.findByRole('button', { name: 'Join Night Owls' });
  const name = input('Full Name');
  name.focus();
  type('Full Name', 'Rob');
  fireEvent.click(screen.getByText('The line'));
  expect(await screen.findByText('(201) 555-0133')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  type('Full Name', 'Robin Vale');
  expect([input('Full Name'), input('Full Name').value]).toEqual([name, 'Robin Vale']);
});

test('an invitation that cannot be shown while registration is closed is not called invalid', async () => {
  api.answers(`GET /api/teams/invite/${code}`, { message: 'Not found' }, 404);
  showAlone(<InvitationPage />, { ...around, board: { site: closed, tournaments: [] } });
  expect(await screen.findByRole('heading', { name: 'Registration is closed', level: 1 })).toBeTruthy();
  expect(screen.queryByText('Invalid Invitation')).toBeNull();
  expect(screen.getByText(/Keep this link/)).toBeTruthy();
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: 'Reserve a spot' }));
  expect(await addressNow()).toBe('/?register=pre-register');
});

test('one that leads nowhere while registration is open is, and a server that fails is not', async () => {
  api.answers(`GET /api/teams/invite/${code}`, { message: 'Not found' }, 404);
  showAlone(<InvitationPage />, { ...around, board: { site: aPublicSite(), tournaments: [aPublicTournament()] } });
  expect(await screen.findByRole('heading', { name: 'Invalid Invitation' })).toBeTruthy();
  cleanup();
  api.answers(`GET /api/teams/invite/${code}`, '<h1>Network login</h1>', 404);
  showAlone(<InvitationPage />, { ...around, board: { site: closed, tournaments: [] } });
  expect(await screen.findByRole('heading', { name: 'The line is down' })).toBeTruthy();
});

test('a registration that closes while a family types under an invitation says so and keeps what was typed', async () => {
  api.answers(`GET /api/teams/invite/${code}`, anInvitedTeam());
  showAlone(<PageOfOpenings />, { ...around, board: { tournaments: [aPublicTournament()] } });
  await screen.findByRole('button', { name: 'Join Night Owls' });
  type('Full Name', 'Robin Vale');
  fireEvent.click(screen.getByText('The organizer'));
  expect(await screen.findByRole('heading', { name: 'Registration is closed', level: 2 })).toBeTruthy();
  expect(input('Full Name').value).toBe('Robin Vale');
  expect(screen.getByRole('heading', { name: 'Night Owls' })).toBeTruthy();
  await expectAccessible();
  fireEvent.click(screen.getByText('The organizer'));
  expect(screen.queryByRole('heading', { name: 'Registration is closed' })).toBeNull();
  expect(input('Full Name').value).toBe('Robin Vale');
  expect(screen.getByRole('button', { name: 'Join Night Owls' })).toBeTruthy();
});

test.each([
  [4, '1 open spot'],
  [2, '3 open spots'],
])('with %p players it says: %s', async (currentPlayers, said) => {
  api.answers(`GET /api/teams/invite/${code}`, anInvitedTeam({ currentPlayers }));
  showAlone(<InvitationPage />, { ...around, board: { tournaments: [aPublicTournament()] } });
  expect(await screen.findByText(said)).toBeTruthy();
});

test('the age follows the birth year until somebody writes another one, which has to agree with it', async () => {
  const year = new Date().getFullYear();
  api.answers(`GET /api/teams/invite/${code}`, anInvitedTeam({ ageGroup: 'U10-U12', agesCountedIn: year }));
  showAlone(<InvitationPage />, { ...around, board: { tournaments: [aPublicTournament()] } });
  await screen.findByRole('button', { name: 'Join Night Owls' });
  type('Birth Year', String(year - 12));
  await waitFor(() => expect(input('Age').value).toBe('12'));
  type('Birth Year', String(year - 13));
  await waitFor(() => expect(input('Age').value).toBe('13'));
  expect(screen.getByText(/This tournament is for U10-U12: an older player can register/)).toBeTruthy();
  type('Age', '9');
  fireEvent.blur(input('Age'));
  expect(await screen.findByText('The age and the birth year do not agree')).toBeTruthy();
  type('Birth Year', String(year - 9));
  await waitFor(() => expect(screen.queryByText('The age and the birth year do not agree')).toBeNull());
  expect(input('Age').value).toBe('9');
});
