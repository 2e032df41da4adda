import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { birthYear } from '../../domain/use-case/newcomer/player-fields.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';

/** The birth year on file, for forms that need not ask. */
export const KnownBirthYear = createContext<number | undefined>(undefined);

/** The year in which the tournament of the form around counts ages; null while none is chosen, or where no age decides. */
export const YearOfAges = createContext<number | null>(null);

/** The birth year on file, or that which stands in the form, once it is one. */
export function useTypedBirthYear(): number | undefined {
  const known = useContext(KnownBirthYear);
  const typed = useWatch<FormValues>({ name: 'birthYear' });
  const reading = birthYear.read(typed, circumstancesNow());
  return known ?? ('complaint' in reading ? undefined : reading.value);
}
