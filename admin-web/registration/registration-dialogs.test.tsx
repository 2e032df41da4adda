/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { RegistrationDialogs } from './registration-dialogs.tsx';

describe('registration dialogs', () => {
  const api = apiStandIn();
  afterEach(cleanup);

  const at = '/api/admin/tournament-registrations';
  const registration = { id: 7, playerName: 'Ada Park', tournamentName: 'Spring Cup', teamName: null };
  const lost = {
    id: 7,
    name: 'Ada Park, Spring Cup',
    captain: null,
    registrations: 1,
    waivers: 1,
    goals: 0,
    leaderless: [],
    told: 0,
  };

  function askToDelete(paidCents: number) {
    api.answers(`GET ${at}/7`, registration);
    api.answers(`POST ${at}/deletion`, { records: [{ ...lost, paidCents, withdrawn: false, stays: null }] });
    api.answers(`DELETE ${at}/7`, { id: 7 });
    showInOffice(<RegistrationDialogs />, { resource: 'tournament-registrations', at: '/7/delete' });
  }

  const deletions = () => api.calls.map(({ call }) => call).filter((call) => call.startsWith('DELETE'));

  test('a registration with money received says by its amount that it is to be refunded', async () => {
    askToDelete(4000);
    expect(await screen.findByText(/^\$40 received: it stays under Money as to be refunded/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deletions()).toEqual([`DELETE ${at}/7`]));
  });

  test('a press before the money is known counts where there is none, and is answered with the amount where there is', async () => {
    askToDelete(0);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deletions()).toEqual([`DELETE ${at}/7`]));
    cleanup();
    api.calls.length = 0;
    askToDelete(4000);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText(/^\$40 received/);
    expect(deletions()).toEqual([]);
  });
});
