import { useContext } from 'react';
import { ageIn } from '../../domain/player/player.ts';
import { outsideAges } from '../../domain/registration/age.ts';
import { eldestNewcomers, isTooOldFor } from '../../domain/tournament/age-bracket.ts';
import { circumstancesNow } from '../form/form-values.ts';
import { TextInput } from '../form/text-input.tsx';
import { words } from './question-words.ts';
import { type Ages, AgesContext, useTypedBirthYear } from './typed-birth-year.ts';

interface BirthYearInputProps {
  /** Returns the hint for a player too old for youth teams, from the age in words. */
  readonly adultHint?: ((turns: string) => string) | undefined;
  /** Autocomplete attribute of the birth year. */
  readonly autoComplete: string;
}

/** Input of the birth year with the resulting age: this year's, and that of the tournament's year if it differs. */
export function BirthYearInput({ autoComplete, adultHint }: BirthYearInputProps) {
  const ages = useContext(AgesContext);
  const born = useTypedBirthYear();
  const hint = born === undefined ? words.fields.birthYearHint : hintFor(born, ages, adultHint);
  return <TextInput name="birthYear" kind="year" hint={hint} autoComplete={autoComplete} />;
}

function hintFor(born: number, ages: Ages | null, adultHint: BirthYearInputProps['adultHint']): string {
  const { year } = circumstancesNow();
  const age = ageIn(year, born);
  const there = ageIn(ages?.year ?? year, born);
  const outside = ages?.group ? outsideAges(ages.group, there) : undefined;
  const isOther = there !== age && (ages?.group === null || outside !== undefined);
  const turns = isOther ? words.fields.turnsIn(age, there, ages?.year ?? year) : words.fields.turns(age);
  if (adultHint !== undefined && isTooOldFor(eldestNewcomers, there)) return adultHint(turns);
  return outside === undefined ? turns : words.fields.outside[outside](turns, ages?.group ?? '');
}
