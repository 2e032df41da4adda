/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { UndoDialog } from './undo-dialog.tsx';

describe('undo dialog', () => {
  const api = apiStandIn();
  afterEach(cleanup);

  const undo = 'POST /api/tournaments/7/undo-moves';
  const back = (gameId: number) => ({
    ...{ gameId, field: 'Field 2', startTime: '2026-11-07T23:15:00.000Z', endTime: '2026-11-07T23:30:00.000Z' },
    was: { field: 'Field 1', startTime: '2026-11-07T23:30:00.000Z' },
  });
  const games = [{ id: 1, bracketId: null, team1Name: 'Ants', team2Name: 'Bees' }];

  function open() {
    const drawn = { tournament: { id: 7 }, brackets: [], teams: [], games } as unknown as DrawnTournament;
    const publishing = { isLater: false, choose: undefined, waiting: 0 };
    showInOffice(<UndoDialog drawn={drawn} publishing={publishing} onClose={() => undefined} />, { resource: 'games' });
  }

  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  test('what goes back is shown before, and one press undoes the last change', async () => {
    api.answers(undo, { shifted: [back(1), back(2)], conflicts: [], mark: 'm1' });
    open();
    expect(await screen.findByText(/^2 games move\. The last one ends at 6:30 PM/)).toBeTruthy();
    expect(screen.getByText('Ants v Bees: 6:30 PM Field 1 → 6:15 PM Field 2')).toBeTruthy();
    expect(api.sent(undo)).toEqual([{ preview: true }]);
    await press();
    await waitFor(() => expect(api.sent(undo)).toEqual([{ preview: true }, { confirm: false, mark: 'm1' }]));
    expect(await screen.findByText('2 games are back where they were.')).toBeTruthy();
  });

  test('of many games the number is said, not each', async () => {
    api.answers(undo, { shifted: [1, 2, 3, 4, 5, 6, 7].map(back), conflicts: [], mark: 'm1' });
    open();
    expect(await screen.findByText(/^7 games move\./)).toBeTruthy();
    expect(screen.queryByText(/Ants v Bees/)).toBeNull();
  });

  test('when somebody else was faster, the new preview is shown, and what came back is counted', async () => {
    api.answers(undo, { shifted: [back(1), back(2)], conflicts: [], mark: 'm1' });
    open();
    await screen.findByText(/^2 games move\./);
    const message = 'The tournament has changed since you looked: look at the preview again';
    api.answersOnce(undo, { message, requestId: 'r1' }, 409);
    api.answers(undo, { shifted: [back(1)], conflicts: [], mark: 'm2' });
    await press();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText(/^1 game moves\./)).toBeTruthy();
    await press();
    await waitFor(() => expect(api.sent(undo).at(-1)).toEqual({ confirm: false, mark: 'm2' }));
    expect(await screen.findByText('1 game is back where it was.')).toBeTruthy();
  });

  test('what was played on is said, and nothing can be pressed', async () => {
    const message = 'A game of the last change has started or is locked: it stays where it is';
    api.answers(undo, { message, requestId: 'r1' }, 409);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    await press();
    expect(api.sent(undo)).toEqual([{ preview: true }]);
  });
});
