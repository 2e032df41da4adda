/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { ScoreDialog } from './score-dialog.tsx';

describe('score dialog', () => {
  const api = apiStandIn();
  afterEach(cleanup);

  const day = 86_400_000;
  const aGame = (startTime: Date, status = 'scheduled') => ({
    ...{ id: 4, tournamentId: 1, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves', version: 1 },
    ...{ team1Score: 2, team2Score: 1, startTime: startTime.toISOString(), status },
  });
  const score = 'PUT /api/games/4/score';

  async function press(game: object): Promise<void> {
    api.answers('GET /api/admin/all-games/4', game);
    api.answers(score, game);
    const dialog = (
      <Routes>
        <Route path=":id" element={<ScoreDialog />} />
      </Routes>
    );
    showInOffice(dialog, { resource: 'games', at: '/4' });
    fireEvent.click(await screen.findByRole('button', { name: 'Save Score' }));
  }

  test('a score on a game of another day asks before its tournament becomes active, and is saved once it is meant', async () => {
    await press(aGame(new Date(Date.now() + 7 * day)));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(api.sent(score)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Save all the same' }));
    await waitFor(() => expect(api.sent(score)).toHaveLength(1));
  });

  test('a goal entered meanwhile is not overwritten: both scores are shown, and the next press saves what was chosen', async () => {
    const game = aGame(new Date(), 'in_progress');
    api.answersOnce(
      score,
      { message: 'x', current: { version: 7, status: 'in_progress', team1Score: 3, team2Score: 1 } },
      412,
    );
    await press(game);
    expect((await screen.findByRole('alert')).textContent).toContain('running, 3 - 1');
    fireEvent.click(screen.getByRole('button', { name: 'Hawks: take 3' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save Score' }));
    await waitFor(() => expect(api.sent(score)).toHaveLength(2));
    expect(api.calls.filter(({ call }) => call === score).map(({ version }) => version)).toEqual(['"1"', '"7"']);
    expect(api.sent(score).at(-1)).toEqual({ team1Score: 3, team2Score: 1 });
  });

  test.each([
    ['of today', aGame(new Date())],
    ['of another day that has begun', aGame(new Date(Date.now() - 7 * day), 'in_progress')],
  ])('a score on a game %s is saved at once', async (_, game) => {
    await press(game);
    await waitFor(() => expect(api.sent(score)).toHaveLength(1));
  });
});
