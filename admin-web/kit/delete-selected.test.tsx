/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ListContextProvider, useList } from 'react-admin';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { DeleteSelected } from './delete-selected.tsx';
import { lossesWith } from './lost-records.tsx';

describe('deletion of selected records', () => {
  const api = apiStandIn();
  afterEach(cleanup);

  const record = (id: number, name: string, paidCents = 0) => ({
    ...{
      id,
      name,
      captain: null,
      registrations: 1,
      paidCents,
      waivers: 0,
      goals: 0,
      leaderless: [],
      told: 0,
      withdrawn: false,
      stays: null,
    },
  });
  const refused = (message: string) => ({ message, requestId: 'r1' });

  test('the question names the money; who is gone already counts as deleted; who is refused is named and stays selected', async () => {
    const records = [record(1, 'Ada'), record(2, 'Ben', 4000), record(3, 'Cy')];
    api.answers('POST /api/admin/players/deletion', { records });
    api.answers('DELETE /api/admin/players/1', refused('Player not found'), 404);
    api.answers('DELETE /api/admin/players/2', { id: 2 });
    api.answers('DELETE /api/admin/players/3', refused('Cy is a captain'), 409);
    api.answers('GET /api/admin/players?filter=%7B%22id%22%3A%5B3%5D%7D', [{ id: 3, name: 'Cy' }]);
    const onSelect = jest.fn();
    showInOffice(<Chosen onSelect={onSelect} />, { resource: 'players' });
    fireEvent.click(await screen.findByRole('button', { name: 'ra.action.delete' }));
    expect(await screen.findByText(/^3 records are deleted. \$40 was received for them/)).toBeTruthy();
    expect(screen.getByText('Ben: $40 paid')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ra.action.confirm' }));
    const dialog = await screen.findByRole('dialog', { name: 'Not all were changed' });
    await waitFor(() => expect(within(dialog).getByText('Cy: Cy is a captain')).toBeTruthy());
    expect(screen.getByText('2 records deleted')).toBeTruthy();
    expect(onSelect).toHaveBeenCalledWith([3]);
  });
});

function Chosen({ onSelect }: { readonly onSelect: (ids: unknown) => void }) {
  const list = useList({ data: [{ id: 1 }, { id: 2 }, { id: 3 }], resource: 'players' });
  const chosen = { ...list, resource: 'players', selectedIds: [1, 2, 3], onSelect };
  return (
    <ListContextProvider value={chosen as typeof list}>
      <DeleteSelected remark="They go." lost={lossesWith} />
    </ListContextProvider>
  );
}
