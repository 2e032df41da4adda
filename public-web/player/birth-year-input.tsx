import { useContext } from 'react';
import { ageIn } from '../../domain/player/player.ts';
import { circumstancesNow } from '../form/form-values.ts';
import { TextInput } from '../form/text-input.tsx';
import { words } from './asked-words.ts';
import { useTypedBirthYear, YearOfAges } from './typed-birth-year.ts';

interface BirthYearInputProps {
  /** What is said to somebody too old to be a youth player, after their age. */
  readonly adultHint?: ((turns: string) => string) | undefined;
  /** Whose birth year the browser may fill in. */
  readonly autoComplete: string;
}

/** The birth year, and the age that follows from it: this year's, and that of the tournament's year where it is another. */
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
  return age > 19 && adultHint !== undefined ? adultHint(turns) : turns;
}
