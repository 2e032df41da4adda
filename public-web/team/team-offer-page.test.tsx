/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, leave, press, showAlone } from '../../test/harness/page-alone.tsx';
import { TeamOfferPage } from './team-offer-page.tsx';

const api = apiStandIn();
const sealed = 'b2ZmZXI';
const offer = {
  ...{ team: 'Night Owls', tournament: 'Fall Cup', date: 'December 12', currentPlayers: 3, maxPlayers: 5 },
  ...{ from: 'Ada Park', name: 'Robin Reyes', role: 'coach' },
};

afterEach(leave);

const open = () => showAlone(<TeamOfferPage />, { at: `/captain/offer/${sealed}`, path: '/captain/offer/:sealed' });

test('a coach who declines is told that they are forgotten', async () => {
  api.answers(`POST /api/team-offers/${sealed}/see`, offer);
  api.answers(`POST /api/team-offers/${sealed}`, { teamId: null });
  open();
  await screen.findByRole('heading', { name: /^Ada Park asks you to lead/ });
  press('No, thank you');
  const declined = await screen.findByRole('heading', { name: 'You do not take the team' });
  expect(document.activeElement).toBe(declined);
  expect(screen.getByText(/We have forgotten your name and address/)).toBeTruthy();
  await expectAccessible();
});

test('an offer that was answered says so when its link is opened again', async () => {
  api.answers(`POST /api/team-offers/${sealed}/see`, { message: 'Not found' }, 404);
  open();
  expect(await screen.findByRole('heading', { name: 'This offer has ended' })).toBeTruthy();
});
