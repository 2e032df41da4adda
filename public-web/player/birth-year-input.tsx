import { useContext } from 'react';
import { ageIn } from '../../domain/player/player.ts';
import { eldestNewcomers, isTooOldFor } from '../../domain/tournament/age-bracket.ts';
import { circumstancesNow } from '../form/form-values.ts';
import { TextInput } from '../form/text-input.tsx';
import { words } from './question-words.ts';
import { useTypedBirthYear, YearOfAges } from './typed-birth-year.ts';

interface BirthYearInputProps {
  /** Returns the hint for a player too old for youth teams, from the age in words. */
  readonly adultHint?: ((turns: string) => string) | undefined;
  /** Autocomplete attribute of the birth year. */
  readonly autoComplete: string;
}

/** Input of the birth year with the resulting age: this year's, and that of the tournament's year if it differs. */
export function BirthYearInput({ autoComplete, adultHint }: BirthYearInputProps) {
  const ageYear = useContext(YearOfAges);
  const born = useTypedBirthYear();
  const hint = born === undefined ? words.fields.birthYearHint : hintFor(born, ageYear, adultHint);
  return <TextInput name="birthYear" kind="year" hint={hint} autoComplete={autoComplete} />;
}

function hintFor(born: number, ageYear: number | null, adultHint: BirthYearInputProps['adultHint']): string {
  const { year } = circumstancesNow();
  const age = ageIn(year, born);
  const isOfThisYear = ageYear === null || ageYear === year;
  const turns = isOfThisYear ? words.fields.turns(age) : words.fields.turnsIn(age, ageIn(ageYear, born), ageYear);
  const isAdult = isTooOldFor(eldestNewcomers, ageIn(ageYear ?? year, born));
  return isAdult && adultHint !== undefined ? adultHint(turns) : turns;
}
