/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { onPhone } from '../../test/harness/on-phone.ts';
import { leave, press, showAlone } from '../../test/harness/page-alone.tsx';
import type { SentGame } from '../game/sent-game.ts';
import { TournamentGames } from './tournament-games.tsx';

beforeAll(onPhone);
afterEach(leave);

const aGame = (id: number, status: SentGame['status']): SentGame => ({
  ...{ id, tournamentId: 1, bracketId: id, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves', status },
  ...{ team1Score: 1, team2Score: 0, shootout: null, forfeitedBy: null, stage: 'group', round: 1, ageBracket: null },
  ...{ startTime: new Date(id * 60_000).toISOString(), endTime: null, startedAt: null },
  ...{ field: 'Field 1', winnerId: 1, version: 1 },
});
const games = (ended: number, ahead: number) => [
  ...Array.from({ length: ended }, (_, at) => aGame(at + 1, 'completed')),
  ...Array.from({ length: ahead }, (_, at) => aGame(ended + at + 1, 'scheduled')),
];
const addresses = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/games/'));

test('of many games a phone shows the first to come and the latest results, and all of them on a press', () => {
  showAlone(<TournamentGames games={games(20, 30)} teams={[]} />);
  expect(addresses()).toHaveLength(32);
  expect(addresses()).toContain('/games/20');
  expect(addresses()).not.toContain('/games/1');
  press('Show all 30 games');
  expect(addresses()).toHaveLength(50);
});

test('of few games none is left out', () => {
  showAlone(<TournamentGames games={games(16, 16)} teams={[]} />);
  expect(addresses()).toHaveLength(32);
});
