/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { sitesPrices } from '../../domain/tournament/prices.ts';
import { BoardContext } from '../site/board.ts';
import { TournamentChoice } from './tournament-choice.tsx';

afterEach(cleanup);

const tournament: PublicTournament = {
  id: 7,
  name: 'Series',
  date: 'December 15',
  firstDay: '2026-12-15',
  ageGroup: 'U7-U19',
  location: 'Teaneck',
  status: 'upcoming',
  maxTeams: 16,
  registrationDeadline: null,
  registrationOpen: true,
  visible: true,
  isDividedByAge: false,
  ageYear: null,
  asks: [],
  acceptsRegistrations: true,
  placesLeft: null,
  ...sitesPrices,
};

function Choice({ placesLeft, forTeam }: { readonly placesLeft: number | null; readonly forTeam: boolean }) {
  return (
    <BoardContext value={{ tournaments: [{ ...tournament, placesLeft }], site: undefined, hasFailed: false }}>
      <MemoryRouter>
        <FormProvider {...useForm()}>
          <TournamentChoice forTeam={forTeam} />
        </FormProvider>
      </MemoryRouter>
    </BoardContext>
  );
}

test.each([
  [true, 0, 'U7-U19 · Teaneck · Full: waiting list'],
  [true, 1, 'U7-U19 · Teaneck · 1 place left'],
  [true, 3, 'U7-U19 · Teaneck · 3 places left'],
  [true, null, 'U7-U19 · Teaneck'],
  // Who comes alone takes no team's place.
  [false, 0, 'U7-U19 · Teaneck'],
])('for a team: %p, with %p places it says "%s"', (forTeam, placesLeft, said) => {
  render(<Choice forTeam={forTeam} placesLeft={placesLeft} />);
  expect(screen.getByText(said)).toBeTruthy();
});
