import type { ReactNode } from 'react';
import { TextInput } from '../form/text-input.tsx';
import { NoEmail } from '../site/no-email.tsx';
import { BirthYearInput } from './birth-year-input.tsx';
import { ClubInput } from './club-input.tsx';
import { GuardianFields } from './guardian-fields.tsx';
import { useAutofill, WhoWrites } from './who-writes.tsx';

interface PlayerFieldsProps {
  /** The names of the inputs that differ from form to form. */
  readonly names?: { readonly name: string; readonly email: string; readonly phone: string };
  readonly adultHint?: (age: number) => string;
  /** The inputs of what else a player may tell, as the tournament asks. */
  readonly details: ReactNode;
}

const plain = { name: 'name', email: 'email', phone: 'phone' };

/** The questions every player answers. */
export function PlayerFields({ names = plain, adultHint, details }: PlayerFieldsProps) {
  const autofill = useAutofill();
  return (
    <>
      <WhoWrites />
      <TextInput name={names.name} kind="name" autoComplete={autofill.name} />
      <BirthYearInput autoComplete={autofill.birthYear} {...(adultHint !== undefined && { adultHint })} />
      <TextInput name={names.email} kind="email" autoComplete={autofill.email} />
      <NoEmail />
      <TextInput name={names.phone} kind="phone" autoComplete={autofill.phone} />
      <GuardianFields email={names.email} />
      <ClubInput />
      {details}
    </>
  );
}
