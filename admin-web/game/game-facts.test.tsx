/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { GameRound, GameScore } from './game-facts.tsx';

describe('game facts', () => {
  afterEach(cleanup);

  const over = {
    ...{ id: 1, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves', team1Score: 1, team2Score: 1 },
    ...{ team1Shootout: null, team2Shootout: null, forfeitedBy: null, isWithdrawal: false },
    ...{ bracketId: 1, status: 'completed' },
  };

  test.each([
    ['a shoot-out', { team1Shootout: 4, team2Shootout: 3 }, /shoot-out/i],
    ['a forfeit, with who gave it away', { forfeitedBy: [2] }, /forfeit.*Wolves/i],
    ['a withdrawal, with who withdrew', { forfeitedBy: [2], isWithdrawal: true }, /Wolves withdrew/],
    ['a game outside the brackets, that it does not count', { bracketId: null }, /does not count/i],
  ])('a score in the list of games says %s', (_, ending, mark) => {
    const score = (game: object) => {
      const part = (
        <RecordContextProvider value={game}>
          <GameScore />
        </RecordContextProvider>
      );
      return showInOffice(part, { resource: 'games' }).container.textContent;
    };
    expect(score({ ...over, ...ending })).toMatch(mark);
    cleanup();
    expect(score(over)).not.toMatch(mark);
  });

  test.each([
    ['knockout', 'Round 2'],
    ['consolation', 'Consolation, Round 2'],
    ['third-place', 'Third Place'],
  ])('a game of the stage %s says that it is %s', (stage, words) => {
    const part = (
      <RecordContextProvider value={{ ...over, stage, round: 2, ageBracket: null }}>
        <GameRound />
      </RecordContextProvider>
    );
    expect(showInOffice(part, { resource: 'games' }).container.textContent).toContain(words);
  });
});
