import type { ReactNode } from 'react';
import { agesFor } from '../../domain/rule/registration/deciding-age.ts';
import { yearOfAges } from '../../domain/rule/tournament/tournament.ts';
import { circumstancesNow } from '../form/form-values.ts';
import { AgesContext } from '../player/typed-birth-year.ts';
import { useChosenTournament } from './chosen-tournament.ts';

/** Provides the ages of the chosen tournament to the input of the birth year. */
export function ChosenYear({ children }: { readonly children: ReactNode }) {
  const tournament = useChosenTournament();
  const ages = tournament && {
    year: yearOfAges(tournament, circumstancesNow().year),
    group: agesFor(null, tournament),
  };
  return <AgesContext value={ages ?? null}>{children}</AgesContext>;
}
