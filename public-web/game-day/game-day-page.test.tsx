/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, leave, showAlone } from '../../test/harness/page-alone.tsx';
import { GameDayPage } from './game-day-page.tsx';
import { storedGameDay, storeGameDay } from './game-day-storage.ts';

const api = apiStandIn();
const sealed = `Z2FtZQ.mi1k.${'x'.repeat(43)}`;

beforeEach(() => {
  const day = { registrationId: 1, playerName: 'Nora Park', tournament: 'Cup', date: '', location: '', lastDay: null };
  const team = { teamId: null, teamName: null, isWaiting: false, games: [], hasPlayed: false, roster: [] };
  const rest = { owed: null, waiver: 'confirmed', signAt: null } as const;
  const organizers = { organizerPhone: '(201) 555-0133', organizerEmail: '' };
  storeGameDay(sealed, { asOf: new Date().toISOString(), ...organizers, days: [{ ...day, ...team, ...rest }] });
});
afterEach(async () => {
  await leave();
  localStorage.clear();
});

const open = () => showAlone(<GameDayPage />, { at: `/game-day/${sealed}`, path: '/game-day/:sealed' });

test('a link that ended leads to the Player ID, and takes what this device kept along', async () => {
  api.answers(`GET /api/game-days/${sealed}`, { message: 'Not found' }, 404);
  open();
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the Player ID' })).toBeTruthy();
  expect(storedGameDay(sealed)).toBeUndefined();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Nora Park');
  await expectAccessible();
});
