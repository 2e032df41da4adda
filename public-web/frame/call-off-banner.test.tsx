/** @jest-environment ./test/harness/page-environment.mjs */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { BoardContext, emptyBoard } from '../site/board.ts';
import { CallOffBanner } from './call-off-banner.tsx';

test('what is said of a tournament that is called off stands above the page, and of no other', () => {
  const callOff = { kind: 'called-off', text: 'Snow: no play.', spanishText: 'Nieve: no se juega.' } as const;
  const tournaments = [aPublicTournament(), aPublicTournament({ id: 8, name: 'Snow Cup', callOff })];
  render(
    <BoardContext value={{ ...emptyBoard, tournaments }}>
      <CallOffBanner />
    </BoardContext>,
  );
  expect(screen.getByRole('complementary', { name: 'Snow Cup' }).textContent).toBe('Snow: no play.');
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
});
