/** @jest-environment ./test/harness/office-environment.mjs */

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import Edit from '@mui/icons-material/EditOutlined';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { RowActions } from './row-actions.tsx';

describe('actions of a row', () => {
  afterEach(cleanup);

  test('the first has its name in the row; the others stand in a menu, which leaves the focus at its button', async () => {
    const onPress = jest.fn();
    const actions = [
      { to: '/teams/1/roster', label: 'Roster', icon: Edit },
      { to: '/teams/1', label: 'Edit Team', icon: Edit },
      { onPress, label: 'Send again', icon: Edit },
    ];
    showInOffice(<RowActions of="Rovers" actions={actions} />, { resource: 'teams' });
    const first = await screen.findByRole('link', { name: 'Roster: Rovers' });
    expect(first.textContent).toBe('Roster');
    const more = screen.getByRole('button', { name: 'More: Rovers' });
    act(() => more.focus());
    fireEvent.click(more);
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Edit Team', 'Send again']);
    expect(entries[0]?.getAttribute('href')).toBe('/teams/1');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Send again' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.activeElement).toBe(more));
  });
});
