import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ListContextProvider, useList } from 'react-admin';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { BulkDeletionDialog } from './bulk-deletion-dialog.tsx';

const words = {
  remark: 'They go.',
  lost: () => [],
  allPaid: (amount: string) => `${amount} was paid.`,
  asksMoney: true,
};

describe('bulk deletion dialog', () => {
  const api = apiStandIn();
  afterEach(cleanup);

  const record = (id: number, name: string, paidCents = 0) => ({
    ...{ id, name, captain: null, registrations: 1, paidCents, leaderless: [], told: 0, withdrawn: false, stays: null },
  });
  const refused = (message: string) => ({ message, requestId: 'r1' });

  test('who was erased by somebody else meanwhile is gone and not ticked any more; who stays is named and stays ticked', async () => {
    const records = [record(1, 'Ada'), record(2, 'Ben', 4000), record(3, 'Cy')];
    api.answers('POST /api/admin/players/deletion', { records });
    api.answers('DELETE /api/admin/players/1', refused('Player not found'), 404);
    api.answers('DELETE /api/admin/players/2', { id: 2 });
    api.answers('DELETE /api/admin/players/3', refused('Cy is a captain'), 409);
    const onSelect = jest.fn();
    showInOffice(<Chosen onSelect={onSelect} />, { resource: 'players' });
    expect(await screen.findByRole('radiogroup', { name: /^\$40 received/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('2 records were deleted.')).toBeTruthy());
    expect(screen.getByRole('list', { name: 'Not deleted' }).textContent).toBe('Cy: Cy is a captain');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as Element);
    await waitFor(() => expect(onSelect).toHaveBeenCalledWith([3]));
  });
});

function Chosen({ onSelect }: { readonly onSelect: (ids: unknown) => void }) {
  const list = useList({ data: [{ id: 1 }, { id: 2 }, { id: 3 }], resource: 'players' });
  const chosen = { ...list, resource: 'players', selectedIds: [1, 2, 3], onSelect };
  return (
    <ListContextProvider value={chosen as typeof list}>
      <BulkDeletionDialog said={words} onClose={() => undefined} />
    </ListContextProvider>
  );
}
