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
  });

  function open() {
    const drawn = { tournament: { id: 7 } } as DrawnTournament;
    const publishing = { isLater: false, choose: undefined, waiting: 0 };
    showInOffice(<UndoDialog drawn={drawn} publishing={publishing} onClose={() => undefined} />, { resource: 'games' });
  }

  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  test('what goes back is shown before, and one press undoes the last change', async () => {
    api.answers(undo, { shifted: [back(1), back(2)], conflicts: [] });
    open();
    expect(await screen.findByText(/^2 games move\. The last one ends at 6:30 PM/)).toBeTruthy();
    expect(api.sent(undo)).toEqual([{ preview: true }]);
    await press();
    await waitFor(() => expect(api.sent(undo)).toEqual([{ preview: true }, { confirm: false }]));
    expect(await screen.findByText('2 games are back where they were.')).toBeTruthy();
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
