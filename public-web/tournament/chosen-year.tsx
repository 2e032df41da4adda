import type { ReactNode } from 'react';
import { decidingYear } from '../../domain/registration/age.ts';
import { circumstancesNow } from '../form/form-values.ts';
import { YearOfAges } from '../player/typed-birth-year.ts';
import { useChosenTournament } from './chosen-tournament.ts';

/** Provides the year in which the chosen tournament counts ages to the input of the birth year. */
export function ChosenYear({ children }: { readonly children: ReactNode }) {
  const tournament = useChosenTournament();
  const year = tournament === undefined ? null : decidingYear(tournament, circumstancesNow().year);
  return <YearOfAges value={year}>{children}</YearOfAges>;
}
