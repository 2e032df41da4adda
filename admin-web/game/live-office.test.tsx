/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { PushAlone } from '../../test/harness/push-alone.ts';
import { SummaryCards } from '../frame/summary-cards.tsx';
import { LiveOffice } from './live-office.tsx';

describe('the office on the day', () => {
  const api = apiStandIn();
  afterEach(cleanup);

  test('a score that the stream tells of is fetched at once, and a lost line is said with the time of the last news', async () => {
    const stats = 'GET /api/admin/stats';
    api.answers(stats, { totalTeams: 1, totalPlayers: 1, totalRegistrations: 1, totalPreRegistrations: 1 });
    showInOffice(
      <>
        <LiveOffice />
        <SummaryCards />
      </>,
      { resource: 'games' },
    );
    await waitFor(() => expect(api.sent(stats)).toHaveLength(1));
    const [push] = PushAlone.all;
    act(() => push?.tell('game', { id: 1 }));
    await waitFor(() => expect(api.sent(stats)).toHaveLength(2), { timeout: 1000 });
    act(() => push?.onerror());
    expect((await screen.findByRole('alert')).textContent).toMatch(/The line is lost: scores are as of .*\d (AM|PM)/);
    act(() => push?.tell('here', {}));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
