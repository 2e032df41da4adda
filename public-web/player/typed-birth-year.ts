import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { birthYear } from '../../domain/use-case/registration/player-fields.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';

/** Birth year on file, for forms that do not ask for it. */
export const KnownBirthYear = createContext<number | undefined>(undefined);

/** Ages of the form's tournament. */
export interface Ages {
  /** Year in which they are counted. */
  readonly year: number;
  /** Age group of a tournament that is not divided by age: others are taken too; null where ages decide. */
  readonly group: string | null;
}

/** Ages of the form's tournament; null while none is chosen. */
export const AgesContext = createContext<Ages | null>(null);

/** Returns the birth year on file, or a valid one typed in the form. */
export function useTypedBirthYear(): number | undefined {
  const known = useContext(KnownBirthYear);
  const typed = useWatch<FormValues>({ name: 'birthYear' });
  const reading = birthYear.read(typed, circumstancesNow());
  return known ?? ('complaint' in reading ? undefined : reading.value);
}
