import type { ReactNode } from 'react';
import { TextInput } from '../form/text-input.tsx';
import { BirthYearInput } from './birth-year-input.tsx';
import { GuardianFields } from './guardian-fields.tsx';
import { words } from './words.ts';

interface PlayerFieldsProps {
  /** The names of the inputs that differ from form to form. */
  readonly names?: { readonly name: string; readonly email: string; readonly phone: string };
  readonly nameLabel?: string;
  readonly adultHint?: (age: number) => string;
  /** What belongs right behind the birth year. */
  readonly children?: ReactNode;
}

const plain = { name: 'name', email: 'email', phone: 'phone' };

/** The questions every player answers. */
export function PlayerFields({ names = plain, nameLabel, adultHint, children }: PlayerFieldsProps) {
  const { fields } = words;
  return (
    <>
      <TextInput name={names.name} label={nameLabel ?? fields.name} kind="name" autoComplete="name" />
      <BirthYearInput {...(adultHint !== undefined && { adultHint })} />
      {children}
      <TextInput name={names.email} label={fields.email} kind="email" autoComplete="email" hint={fields.emailHint} />
      <TextInput name={names.phone} label={fields.phone} kind="phone" autoComplete="tel" hint={fields.phoneHint} />
      <GuardianFields />
      <TextInput name="currentClub" label={fields.club} hint={fields.clubHint} autoComplete="organization" />
      <TextInput name="league" label={fields.league} autoComplete="off" />
    </>
  );
}
