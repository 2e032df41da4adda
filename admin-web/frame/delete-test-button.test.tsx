/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { DeleteTestButton } from './delete-test-button.tsx';

describe('delete test button', () => {
  const api = apiStandIn();
  afterEach(cleanup);

  const holdings = { teams: 2, registrations: 8, paid: 1, games: 3 };
  const tests = {
    tournaments: [
      { id: 4, name: 'Rehearsal', ...holdings, played: 2 },
      { id: 5, name: 'Trial', ...holdings, played: 0 },
    ],
    ...{ teams: 4, players: 9, stayingTeams: 0, stayingPlayers: 1 },
  };

  const deletion = 'DELETE /api/admin/delete-test-data';
  const pressed = () => api.calls.filter(({ call }) => call === deletion).length;

  async function ask() {
    showInOffice(<DeleteTestButton />, { resource: 'teams' });
    fireEvent.click(screen.getByRole('button', { name: 'Delete Test Data' }));
    await screen.findByRole('dialog', { name: 'Delete All Test Data' });
  }

  const confirm = () => fireEvent.click(screen.getAllByRole('button', { name: 'Delete Test Data' }).at(-1) as Element);

  test('what will go is named before, a played tournament above all, and the counts are said after; a second press does nothing', async () => {
    api.answers('GET /api/admin/test-data', tests);
    api.answers(deletion, { tournaments: 2, teams: 4, players: 9 });
    await ask();
    const list = await screen.findByRole('list', { name: 'Tournaments that go' });
    expect(list.textContent).toContain('Rehearsal: 2 teams, 8 registrations (1 paid), 3 games (2 played)');
    const dialog = screen.getByRole('dialog').textContent;
    expect(dialog).toContain('2 tournaments, 4 teams and 9 players will go');
    expect(dialog).toContain('Played already: Rehearsal.');
    expect(dialog).toContain('0 teams and 1 player.');
    confirm();
    confirm();
    await waitFor(() => expect(document.body.textContent).toContain('2 tournaments, 4 teams and 9 players'));
    expect(pressed()).toBe(1);
  });

  test('nothing is deleted before what will go is known', async () => {
    await ask();
    confirm();
    await screen.findByRole('alert');
    confirm();
    expect(pressed()).toBe(0);
  });
});
