/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { Closures } from './closures.tsx';

describe('closures above the timetable', () => {
  const api = apiStandIn();
  afterEach(cleanup);

  test('a closed field is named until that is over, and opened again with one press', async () => {
    const closed = { field: 'Field 3', from: '2099-11-07T16:30:00.000Z', until: null };
    const over = { ...closed, field: 'Field 1', from: '2025-11-07T16:30:00.000Z' };
    const drawn = { tournament: { id: 7 }, draft: { closures: [over, closed] } } as unknown as DrawnTournament;
    const publishing = { isLater: false, choose: undefined, waiting: 0 };
    const call = 'POST /api/tournaments/7/closure';
    api.answers(call, { shifted: [], conflicts: [], mark: 'm1' });
    showInOffice(<Closures drawn={drawn} publishing={publishing} />, { resource: 'games' });
    expect(await screen.findByText('Field 3 is closed from 11:30 AM on.')).toBeTruthy();
    expect(screen.queryByText(/Field 1/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(api.sent(call)).toEqual([{ ...closed, open: true }]));
  });
});
