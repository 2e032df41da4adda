/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import {
  descriptionOf,
  expectAccessible,
  input,
  leave,
  press,
  showAlone,
  type,
} from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { chooseTeam, leaveTeam } from '../kit/my-team.ts';
import { TeamVerification } from './team-verification.tsx';

const api = apiStandIn();
const call = 'POST /api/tournaments/7/validate-team';
const verified: string[] = [];

afterEach(async () => {
  verified.length = 0;
  await leave();
});

const open = () =>
  showAlone(
    <TeamVerification
      tournament={aPublicTournament({ status: 'active' })}
      teams={['Zebras', 'Éclairs', 'adam'].map((name, id) => ({ id, name }))}
      onVerified={async (name) => void verified.push(name)}
      onCancel={() => {}}
    />,
  );

test('the input has the focus; the teams that the public list names are a tap away, in the order of their names', async () => {
  api.answers(call, { teamName: 'Éclairs' });
  open();
  expect(document.activeElement).toBe(input('Team Name'));
  const teams = within(screen.getByRole('group', { name: 'Or choose a team' })).getAllByRole('button');
  expect(teams.map(({ textContent }) => textContent)).toEqual(['adam', 'Éclairs', 'Zebras']);
  await expectAccessible();
  press('Éclairs');
  await waitFor(() => expect(verified).toEqual(['Éclairs']));
});

test('a name that no team has stays an error at its input until another is written', async () => {
  api.answers(call, { message: 'Team not found' }, 404);
  open();
  type('Team Name', 'Nobody United');
  press('Authenticate');
  await waitFor(() => expect(descriptionOf(input('Team Name'))).toBe('Authentication Failed Team not found'));
  expect(screen.getAllByText(/Team not found/)).toHaveLength(1);
  expect(document.activeElement).toBe(input('Team Name'));
  expect(input('Team Name').getAttribute('aria-invalid')).toBe('true');
  await expectAccessible();
  type('Team Name', 'Zebra');
  expect(descriptionOf(input('Team Name'))).toBe('');
});

test('whose team it is, is told by the name it is registered under', async () => {
  api.answers(call, { teamName: 'Zebras' });
  open();
  type('Team Name', ' zebras');
  press('Authenticate');
  await waitFor(() => expect(verified).toEqual(['Zebras']));
  expect(await screen.findByText(/Welcome, Zebras/)).toBeTruthy();
});

test('the team that leads on this device need not be written; one of another tournament is not named', async () => {
  chooseTeam({ id: 1, name: 'Éclairs' });
  open();
  expect(input('Team Name').value).toBe('Éclairs');
  await leave();
  chooseTeam({ id: 9, name: 'Strangers' });
  open();
  expect(input('Team Name').value).toBe('');
  leaveTeam();
});
