import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { AccessNewsNotice } from './access-news-notice.tsx';

describe('access news notice', () => {
  const api = apiStandIn();
  afterEach(cleanup);

  const made = { id: 3, sentence: 'kim added the webhook league.example', at: '2026-11-25T15:00:00.000Z' };

  test('an owner whom no letter reaches reads who has made access, until it is closed', async () => {
    api.answers('GET /api/admin/access-news', [made]);
    showInOffice(<AccessNewsNotice />, { resource: 'teams' });
    expect(await screen.findByText('Access to the site was made or shown once')).toBeTruthy();
    expect(screen.getByText(/^kim added the webhook league\.example/)).toBeTruthy();
    api.answers('DELETE /api/admin/access-news', []);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/Access to the site was made or shown/)).toBeNull());
  });

  test('nothing is said where nothing was made', async () => {
    api.answers('GET /api/admin/access-news', []);
    showInOffice(<AccessNewsNotice />, { resource: 'teams' });
    await waitFor(() => expect(api.calls.map(({ call }) => call)).toEqual(['GET /api/admin/access-news']));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
