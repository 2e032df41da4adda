/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, leave, showAlone } from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { PastTournaments } from './past-tournaments.tsx';

const api = apiStandIn();
afterEach(leave);

const lions = { id: 5, name: 'Lodi Lions' };
const foxes = { id: 6, name: 'Foxes' };
const byTeam = (team: number) => ({ from: 'team', team, bracketId: null, label: null });
/** Semifinal and final that the same team won. */
const brackets = (winnerId: number) => [
  { id: 8, stage: 'knockout', ageBracket: null, winnerId, slots: [byTeam(5), byTeam(6)] },
  {
    ...{ id: 9, stage: 'knockout', ageBracket: null, winnerId },
    slots: [{ from: 'winner', of: '', bracketId: 8, label: '' }, byTeam(7)],
  },
];

test('the latest three tournaments that are over say who has won them, each once; one without a champion has no card', async () => {
  const over = ['2026-03-01', '2026-06-01', '2026-09-01', '2026-05-01'].map((firstDay, index) =>
    aPublicTournament({ id: index + 1, name: `Cup ${index + 1}`, status: 'completed', firstDay, date: firstDay }),
  );
  const detail = { games: [], verificationRequired: false, teams: [lions, foxes] };
  api.answers('GET /api/tournaments/3', { ...detail, brackets: brackets(5) });
  api.answers('GET /api/tournaments/2', { ...detail, brackets: brackets(6) });
  api.answers('GET /api/tournaments/4', { ...detail, brackets: [] });
  showAlone(<PastTournaments />, { board: { tournaments: [...over, aPublicTournament()] } });
  const winner = await screen.findByRole('link', { name: 'Lodi Lions' });
  expect(winner.getAttribute('href')).toBe('/teams/5');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cup 3 Tue, Sep 1, 2026 Lodi Lions',
    'Cup 2 Mon, Jun 1, 2026 Foxes',
  ]);
  await expectAccessible();
});

test('before the first tournament is over nothing is said', () => {
  showAlone(<PastTournaments />, { board: { tournaments: [aPublicTournament()] } });
  expect(screen.queryByRole('heading', { name: 'Past champions' })).toBeNull();
});
