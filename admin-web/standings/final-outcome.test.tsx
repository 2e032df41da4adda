/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { FinalOutcome } from './final-outcome.tsx';

describe('final outcome', () => {
  afterEach(cleanup);

  const final = { stage: 'knockout', round: 2, ageBracket: null, team1Id: 2, team2Id: 1 };
  const before = { ...final, round: 1, team2Id: 3, winnerId: 2 };

  const said = (winnerId: number | null) => {
    const brackets = [before, { ...final, winnerId }];
    const teams = ['Hawks', 'Wolves', 'Rovers'].map((name, index) => ({ id: index + 1, name }));
    const drawn = { brackets, teams } as unknown as DrawnTournament;
    return render(<FinalOutcome drawn={drawn} ageBracket={null} />).container.textContent;
  };

  test('above the table of a knock-out stand its champion and its finalist, once the final is over', () => {
    expect(said(1)).toBe('Champion: Hawks · Finalist: Wolves');
    expect(said(null)).toBe('');
  });
});
