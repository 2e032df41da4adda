/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { ResultDialog } from './result-dialog.tsx';

describe('result dialog', () => {
  const api = apiStandIn();
  afterEach(cleanup);

  const day = 86_400_000;
  const at = (moment: number) => new Date(Date.now() + moment).toISOString();
  const aGame = (status: string, startTime = at(-60_000)) => ({
    ...{ id: 4, tournamentId: 1, bracketId: 9, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves' },
    ...{
      team1Score: 2,
      team2Score: 1,
      version: 1,
      stage: 'group',
      shootout: null,
      forfeitedBy: null,
      status,
      startTime,
    },
    ...{ endTime: at(60_000), isAbandoned: false, isVoid: false, isGoldenGoal: false },
  });
  const path = '/api/games/4';
  const score = `PUT ${path}/score`;

  function show(game: object, tournament = 'active', ties: readonly object[] = []): void {
    for (const call of [
      score,
      ...['start', 'complete', 'abandon', 'forfeit', 'reopen'].map((to) => `POST ${path}/${to}`),
    ])
      api.answers(call, { ...game, changes: [], resets: [], putBack: [] });
    api.answers(`GET ${path}/history`, []);
    api.answers('GET /api/tournaments/1/ties', { open: ties, decided: [] });
    // The remaining fields are not read.
    const shown = { game, drawn: { brackets: [], teams: [], tournament: { id: 1, status: tournament } } };
    const { game: of, drawn } = shown as unknown as { game: DrawnTournament['games'][number]; drawn: DrawnTournament };
    showInOffice(<ResultDialog game={of} spoken="Hawks v Wolves" drawn={drawn} onClose={() => undefined} />, {
      resource: 'games',
    });
  }
  const choose = (label: RegExp) => fireEvent.click(screen.getByRole('radio', { name: label }));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const saved = (call: string) => api.sent(call).filter((body) => !('preview' in Object(body)));

  test('a score on a running game leaves it running, and its end is said before it is pressed', async () => {
    show(aGame('in_progress'));
    expect(screen.getByText(/running, 2 - 1/)).toBeTruthy();
    press('Save Score');
    await waitFor(() => expect(saved(score)).toHaveLength(1));
    expect(api.sent(`POST ${path}/complete`)).toEqual([]);
    expect(screen.getByText(/is over at this score/)).toBeTruthy();
  });

  test('a game ends with its score in one press', async () => {
    show(aGame('in_progress'));
    choose(/^End/);
    await waitFor(() => expect(screen.getByText('No other match changes.')).toBeTruthy());
    press('End the game');
    await waitFor(() => expect(saved(`POST ${path}/complete`)).toMatchObject([{ team1Score: 2, team2Score: 1 }]));
    expect(api.sent(score)).toEqual([]);
  });

  test('a tie that its end leaves is asked about at once, and nothing says that the bracket was advanced', async () => {
    show(aGame('in_progress'), 'active', [{ division: 'All Ages', group: 'Group A', rank: 1, teams: [1, 2] }]);
    choose(/^End/);
    await waitFor(() => expect(screen.getByText('No other match changes.')).toBeTruthy());
    press('End the game');
    expect(await screen.findByRole('dialog', { name: 'In which order?' })).toBeTruthy();
    expect(screen.queryByText(/has been advanced/)).toBeNull();
    api.answers('POST /api/tournaments/1/ties', { changes: [], resets: [], putBack: [] });
    press('Record the order');
    await waitFor(() => expect(api.sent('POST /api/tournaments/1/ties')).toMatchObject([{ by: 'lots' }]));
  });

  test('a game of another day says that a score begins it now, and that its tournament becomes active', async () => {
    show(aGame('scheduled', at(7 * day)), 'upcoming');
    expect((await screen.findByRole('alert')).textContent).toContain('not for today');
    expect(screen.getAllByText(/tournament becomes active/)).not.toEqual([]);
  });

  test.each([
    [/^Result stands/, { as: 'stands', team1Score: 2 }],
    [/^Replay/, { as: 'replay' }],
    [/^Does not count/, { as: 'void', team1Score: 2 }],
  ])('an abandoned game: %s', async (label, sent) => {
    show(aGame('in_progress'));
    choose(/^Abandoned/);
    choose(label);
    await waitFor(() => expect(screen.getByText('No other match changes.')).toBeTruthy());
    press('Abandon the game');
    await waitFor(() => expect(saved(`POST ${path}/abandon`)).toMatchObject([sent]));
  });

  test('a game that nobody has begun is closed as not played, and a completed one is reopened', async () => {
    show(aGame('scheduled'));
    choose(/^Not played/);
    await waitFor(() => expect(screen.getByText('No other match changes.')).toBeTruthy());
    press('Close the game');
    await waitFor(() => expect(saved(`POST ${path}/abandon`)).toEqual([{ as: 'void', confirm: false }]));
    cleanup();
    show(aGame('completed'));
    expect(screen.queryByRole('radio', { name: /^Start/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /^Reopen/ })).toBeTruthy();
  });

  test('a goal entered meanwhile is not overwritten: both scores are shown, and the next press saves what was chosen', async () => {
    const current = { version: 7, status: 'in_progress', team1Score: 3, team2Score: 1 };
    show(aGame('in_progress'));
    api.answersOnce(score, { message: 'x', current }, 412);
    press('Save Score');
    expect((await screen.findByRole('alert')).textContent).toContain('running, 3 - 1');
    press('Hawks: take 3');
    press('Save Score');
    await waitFor(() => expect(api.sent(score)).toHaveLength(2));
    expect(api.calls.filter(({ call }) => call === score).map(({ version }) => version)).toEqual(['"1"', '"7"']);
    expect(api.sent(score).at(-1)).toMatchObject({ team1Score: 3, team2Score: 1 });
  });
});
