import { useWatch } from 'react-hook-form';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import type { RegistrationCircumstances } from '../../domain/use-case/newcomer/newcomer.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { type Board, useBoard } from '../site/board.ts';

/** The tournament chosen in a form, among those on the board. */
function chosenTournament(values: FormValues, board: Board): PublicTournament | undefined {
  return board.tournaments?.find(({ id }) => String(id) === values.tournamentId);
}

/** What the rules of registration need to know of a form. */
export function registrationCircumstances(values: FormValues, board: Board): RegistrationCircumstances {
  return { ...circumstancesNow(), isDividedByAge: chosenTournament(values, board)?.isDividedByAge ?? false };
}

/** The tournament chosen in the form around. */
export function useChosenTournament(): PublicTournament | undefined {
  const tournamentId = useWatch<FormValues>({ name: 'tournamentId' });
  return chosenTournament({ tournamentId: tournamentId ?? '' }, useBoard());
}
