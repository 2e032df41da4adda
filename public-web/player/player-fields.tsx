import { TextInput } from '../form/text-input.tsx';
import { BirthYearInput } from './birth-year-input.tsx';
import { ClubInput } from './club-input.tsx';
import { GuardianFields } from './guardian-fields.tsx';
import { words } from './words.ts';

interface PlayerFieldsProps {
  /** The names of the inputs that differ from form to form. */
  readonly names?: { readonly name: string; readonly email: string; readonly phone: string };
  readonly nameLabel?: string;
  readonly adultHint?: (age: number) => string;
}

const plain = { name: 'name', email: 'email', phone: 'phone' };

/** The questions every player answers. */
export function PlayerFields({ names = plain, nameLabel, adultHint }: PlayerFieldsProps) {
  const { fields } = words;
  return (
    <>
      <TextInput name={names.name} label={nameLabel ?? fields.name} kind="name" autoComplete="name" />
      <BirthYearInput {...(adultHint !== undefined && { adultHint })} />
      <TextInput name={names.email} label={fields.email} kind="email" autoComplete="email" hint={fields.emailHint} />
      <TextInput name={names.phone} label={fields.phone} kind="phone" autoComplete="tel" hint={fields.phoneHint} />
      <GuardianFields email={names.email} />
      <ClubInput />
      <TextInput name="league" label={fields.league} autoComplete="off" />
    </>
  );
}
