/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
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

test('the teams that the public list names are suggested, in the order of their names', async () => {
  open();
  const suggested = document.getElementById(input('Team Name').getAttribute('list') ?? '');
  expect([...(suggested?.children ?? [])].map((option) => option.getAttribute('value'))).toEqual([
    'adam',
    'Éclairs',
    'Zebras',
  ]);
  await expectAccessible();
});

test('a name that no team has stays an error at its input until another is written', async () => {
  api.answers(call, { message: 'Team not found' }, 404);
  open();
  type('Team Name', 'Nobody United');
  press('Authenticate');
  await waitFor(() => expect(descriptionOf(input('Team Name'))).toBe('Team not found'));
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
