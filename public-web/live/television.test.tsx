/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, leave, showAlone } from '../../test/harness/page-alone.tsx';
import { PushAlone } from '../../test/harness/push-alone.ts';
import type { SentGame } from '../game/sent-game.ts';
import { LiveScoresPage } from './live-scores-page.tsx';
import { televisionAddress } from './television-address.ts';

const api = apiStandIn();

const aGame = (id: number, more: Partial<SentGame> = {}): SentGame => ({
  ...{ id, tournamentId: 1, bracketId: id, team1Id: 1, team2Id: 2, team1Name: `Hawks ${id}`, team2Name: 'Wolves' },
  ...{ team1Score: 2, team2Score: 0, shootout: null, forfeitedBy: null, stage: 'knockout', round: 1, ageBracket: null },
  ...{ status: 'in_progress', startTime: '2026-11-21T23:15:00Z', endTime: null, startedAt: '2026-11-21T23:15:30Z' },
  ...{ field: 'Field 2', winnerId: null, version: 1, label: null, team1From: null, team2From: null },
  ...more,
});

// 6:20 PM in New Jersey.
beforeEach(() => {
  PushAlone.install();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  jest.useFakeTimers({ now: Date.parse('2026-11-21T23:20:00Z'), advanceTimers: true });
});
afterEach(async () => {
  jest.useRealTimers();
  await leave();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a television turns the pages of the games, stands still when paused, and says when it has lost the line', async () => {
  const playing = Array.from({ length: 7 }, (_, index) => aGame(index + 1));
  api.answers('GET /api/live-scores', [...playing, aGame(8, { status: 'completed', winnerId: 1 })]);
  showAlone(<LiveScoresPage />, { at: televisionAddress, path: '/live-scores' });
  expect(await screen.findByText('1 of 3')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('On now');
  expect(shown()).toHaveLength(6);
  await expectAccessible();
  await pass(12);
  expect(shown()).toEqual([expect.stringContaining('Hawks 7')]);
  await pass(12);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Final scores');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(30);
  expect(screen.getByText('3 of 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('1 of 3')).toBeTruthy();

  api.answers('GET /api/live-scores', { message: 'Service Unavailable' }, 503);
  await pass(10);
  expect(screen.getByText(/^No news since 6:\d\d PM ET/)).toBeTruthy();
  expect(shown()).toHaveLength(6);
});
