/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { type Board, BoardContext, emptyBoard } from '../site/board.ts';
import { TournamentChoice } from './tournament-choice.tsx';

afterEach(cleanup);

function Choice({ forTeam = false, board }: { readonly forTeam?: boolean; readonly board: Partial<Board> }) {
  return (
    <BoardContext value={{ ...emptyBoard, ...board }}>
      <MemoryRouter>
        <FormProvider {...useForm()}>
          <TournamentChoice forTeam={forTeam} />
        </FormProvider>
      </MemoryRouter>
    </BoardContext>
  );
}

test.each([
  [true, 0, 'U7-U19 · Teaneck · Full: waiting list for teams'],
  [true, 1, 'U7-U19 · Teaneck · 1 place left for teams'],
  [true, 3, 'U7-U19 · Teaneck · 3 places left for teams'],
  [true, null, 'U7-U19 · Teaneck'],
  // An individual player takes no team's place.
  [false, 0, 'U7-U19 · Teaneck'],
])('for a team: %p, with %p places it says "%s"', (forTeam, placesLeft, said) => {
  render(<Choice forTeam={forTeam} board={{ tournaments: [aPublicTournament({ placesLeft })] }} />);
  expect(screen.getByText(said)).toBeTruthy();
});

test('where the tournaments could not be fetched it says so in place of a choice', () => {
  render(<Choice board={{ hasFailed: true }} />);
  expect(screen.getByText(/^Failed to fetch tournaments/)).toBeTruthy();
});
