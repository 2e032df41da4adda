import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { LetterDialog } from './letter-dialog.tsx';

describe('post tray', () => {
  const api = apiStandIn();
  afterEach(cleanup);

  const at = '/api/admin/messages/7';
  const letter = {
    ...{ id: 7, event: 'schedule:1:7', recipient: 'Ada Vale', subject: 'Your schedule: Spring Cup', state: 'in tray' },
    inTray: { playerId: 3, guardian: 'Opa Vale', phones: ['(201) 555-0102', '(201) 555-0102'] },
    ...{ attempts: 0, dueAt: '2026-11-26T12:00:00Z', nextAttemptAt: '2026-11-26T12:00:00Z', lastError: null },
    ...{ createdAt: '2026-11-26T12:00:00Z', sentAt: null, text: 'Hi Ada,\n\nyou play at six.' },
  };

  function open(different: object = {}) {
    api.answers(`GET ${at}`, { ...letter, ...different });
    api.answers(`POST ${at}/passed-on`, { ...letter, state: 'read out' });
    const dialog = (
      <Routes>
        <Route path=":id" element={<LetterDialog />} />
      </Routes>
    );
    showInOffice(dialog, { resource: 'messages', at: '/7' });
  }

  test('a letter of the post tray says whose it is and how they are reached, and is taken out once it was read out', async () => {
    open();
    const dialog = await screen.findByRole('dialog', { name: letter.subject });
    expect(await within(dialog).findByText('Parent or guardian: Opa Vale')).toBeTruthy();
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe('tel:2015550102');
    expect(within(dialog).getByRole('region').textContent).toBe(letter.text);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Done: read out' }));
    await waitFor(() => expect(api.sent(`POST ${at}/passed-on`)).toEqual([{ how: 'read out' }]));
  });

  test('what was passed on says when, and is printed again', async () => {
    open({ state: 'printed', sentAt: '2026-11-26T17:30:00Z' });
    expect(await screen.findByText(/^Printed, .*12:30/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull();
  });

  test('a letter that goes by mail is not passed on here', async () => {
    open({ recipient: 'ada@family.example', inTray: null, state: 'sent' });
    expect(await screen.findByText('ada@family.example')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});
