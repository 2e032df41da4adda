import { useWatch } from 'react-hook-form';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { circumstancesIn, type RegistrationCircumstances } from '../../domain/use-case/registration/newcomer.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { type Board, useBoard } from '../site/board.ts';

/** Returns the tournament chosen in a form, if it is on the board. */
function chosenTournament(values: FormValues, board: Board): PublicTournament | undefined {
  return board.tournaments?.find(({ id }) => String(id) === values.tournamentId);
}

/** Returns the facts about a form that the rules of registration depend on. */
export function registrationCircumstances(values: FormValues, board: Board): RegistrationCircumstances {
  const { year } = circumstancesNow();
  const tournament = chosenTournament(values, board);
  return tournament === undefined ? { year, ageYear: null } : circumstancesIn(tournament, year);
}

/** Returns the tournament chosen in the surrounding form. */
export function useChosenTournament(): PublicTournament | undefined {
  const tournamentId = useWatch<FormValues>({ name: 'tournamentId' });
  return chosenTournament({ tournamentId: tournamentId ?? '' }, useBoard());
}
