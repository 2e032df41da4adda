/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { TimesDialog } from './times-dialog.tsx';

describe('dialog of other times', () => {
  const api = apiStandIn();
  afterEach(cleanup);

  test('a field is taken off, its moves are shown before, and one press saves them', async () => {
    const call = 'POST /api/tournaments/7/time-again';
    const hours = [{ day: '2026-11-07', startTime: '18:15', endTime: '22:00' }];
    const at = { startTime: '2026-11-07T23:15:00.000Z', endTime: '2026-11-07T23:30:00.000Z' };
    const games = [{ id: 1, bracketId: null, team1Name: 'Ants', team2Name: 'Bees', status: 'scheduled', ...at }];
    const draft = { venue: { fields: ['Field 1', 'Field 2'], hours } };
    const drawn = { tournament: { id: 7 }, brackets: [], teams: [], games, draft } as unknown as DrawnTournament;
    const publishing = { isLater: false, choose: undefined, waiting: 0 };
    const was = { field: 'Field 2', startTime: at.startTime };
    api.answers(call, { shifted: [{ gameId: 1, field: 'Field 1', ...at, was }], conflicts: [], mark: 'm1' });
    showInOffice(<TimesDialog drawn={drawn} publishing={publishing} onClose={() => undefined} />, {
      resource: 'games',
    });
    expect(screen.getByRole('button', { name: 'Time again' })).toHaveProperty('disabled', true);
    fireEvent.keyDown(screen.getByLabelText('Field names'), { key: 'Backspace' });
    expect(await screen.findByText('Ants v Bees: 6:15 PM Field 2 → 6:15 PM Field 1')).toBeTruthy();
    const asked = { from: at.startTime, fieldNames: ['Field 1'], playingHours: hours };
    expect(api.sent(call)).toEqual([{ ...asked, preview: true }]);
    fireEvent.click(screen.getByRole('button', { name: 'Time again' }));
    await waitFor(() => expect(api.sent(call).at(-1)).toEqual({ ...asked, confirm: false, mark: 'm1' }));
    expect(await screen.findByText('1 game moved.')).toBeTruthy();
  });
});
