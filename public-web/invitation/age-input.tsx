import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { ageIn } from '../../domain/player/player.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { TextInput } from '../form/text-input.tsx';
import { useTypedBirthYear } from '../player/typed-birth-year.ts';

/** Input of the age, filled in from the birth year until somebody writes another one. */
export function AgeInput() {
  const born = useTypedBirthYear();
  const age = born === undefined ? '' : String(ageIn(circumstancesNow().year, born));
  // A draft brings the age that was filled in with its birth year.
  const filledIn = useRef(age);
  const { getValues, setValue } = useFormContext<FormValues>();
  useEffect(() => {
    if (!['', filledIn.current].includes(String(getValues('age') ?? ''))) return;
    filledIn.current = age;
    setValue('age', age);
  }, [age, getValues, setValue]);
  return <TextInput name="age" kind="year" autoComplete="off" />;
}
