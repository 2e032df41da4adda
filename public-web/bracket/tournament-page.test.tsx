/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { usualTeamDetails } from '../../domain/rule/team/team-details.ts';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, leave, showAlone } from '../../test/harness/page-alone.tsx';
import { PushAlone } from '../../test/harness/push-alone.ts';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { leaveTeam, myTeam } from '../kit/my-team.ts';
import { TournamentPage } from './tournament-page.tsx';

const api = apiStandIn();

beforeEach(() => {
  PushAlone.install();
  const tournament = aPublicTournament({ status: 'active', name: 'Cup of today' });
  const team = {
    ...{ id: 4, name: 'Golden Eagles', captainName: 'Maya R.', ...usualTeamDetails },
    ...{
      tournament: 'Cup of today',
      tournamentId: 7,
      ageGroup: 'U9',
      currentPlayers: 3,
      maxPlayers: 5,
      playerCount: 3,
    },
    rosterAges: [],
  };
  api.answers('GET /api/tournaments/7', {
    ...{ tournament, teams: [team], brackets: [], games: [], verificationRequired: true },
  });
});
afterEach(async () => {
  await leave();
  leaveTeam();
});

const open = (at: string) => showAlone(<TournamentPage />, { at, path: '/tournaments/:id/:part?' });

test('the brackets of a tournament that is being played ask for a team', async () => {
  open('/tournaments/7');
  expect(await screen.findByRole('dialog', { name: 'Team Authentication Required' })).toBeTruthy();
});

test('who takes part in it everybody sees, and one tap makes a team the own one', async () => {
  open('/tournaments/7/teams');
  fireEvent.click(await screen.findByRole('button', { name: 'Golden Eagles is my team' }));
  expect(myTeam()).toMatchObject({ id: 4, name: 'Golden Eagles' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectAccessible();
  fireEvent.click(screen.getByRole('tab', { name: 'Bracket' }));
  await screen.findByRole('dialog', { name: 'Team Authentication Required' });
  expect(screen.getByLabelText<HTMLInputElement>('Team Name').value).toBe('Golden Eagles');
});
