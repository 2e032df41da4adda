/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { BracketGame } from '../bracket/drawn-tournament.ts';
import { RedrawOutline } from './redraw-outline.tsx';

describe('redraw outline', () => {
  type Draw = Parameters<typeof RedrawOutline>[0]['draw'];

  afterEach(cleanup);

  const hawks = {
    team1Id: 1,
    team2Id: 2,
    team1Name: 'Hawks',
    team2Name: 'Wolves',
    startTime: '2026-11-07T23:15:00.000Z',
  };
  const rovers = { ...hawks, team1Id: 3, team2Id: 4, team1Name: 'Rovers', team2Name: 'Rebels' };
  const over = { status: 'completed', team1Score: 2, team2Score: 1 };

  test('before it is drawn around games that have started it is said what stays, what leaves the table, and when the others are played', () => {
    const before = [
      { ...hawks, ...over, id: 1, bracketId: 1 },
      { ...rovers, ...over, id: 2, bracketId: 2 },
    ] as unknown as readonly BracketGame[];
    const games = [
      { ...hawks, ...over, id: -1, bracketId: 7 },
      { ...rovers, ...over, id: -2, bracketId: null },
      { ...hawks, id: -3, bracketId: 8, status: 'scheduled', startTime: '2026-11-08T00:30:00.000Z' },
    ];
    render(<RedrawOutline before={before} draw={{ games } as unknown as Draw} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 game that has started stays',
      'Leaves the table, and stays on record alone: Rovers v Rebels, 2-1',
      expect.stringMatching(/^1 game is still to be played, at 7:30\sPM/),
    ]);
  });
});
