import { ageIn } from '../../domain/player/player.ts';
import { circumstancesNow } from '../form/form-values.ts';
import { TextInput } from '../form/text-input.tsx';
import { words } from './asked-words.ts';
import { useTypedBirthYear } from './typed-birth-year.ts';

interface BirthYearInputProps {
  /** What is said to somebody too old to be a youth player. */
  readonly adultHint?: (age: number) => string;
  /** Whose birth year the browser may fill in. */
  readonly autoComplete: string;
}

/** The birth year, and the age that follows from it. */
export function BirthYearInput({ autoComplete, adultHint = words.fields.turns }: BirthYearInputProps) {
  const born = useTypedBirthYear();
  const age = born === undefined ? undefined : ageIn(circumstancesNow().year, born);
  const hint = age === undefined ? words.fields.birthYearHint : (age > 19 ? adultHint : words.fields.turns)(age);
  return <TextInput name="birthYear" kind="year" hint={hint} autoComplete={autoComplete} />;
}
