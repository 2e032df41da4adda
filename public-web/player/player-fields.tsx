import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { whoWrites } from '../form/family.ts';
import { useFormField } from '../form/form-fields.ts';
import type { FormValues } from '../form/form-values.ts';
import { TextInput } from '../form/text-input.tsx';
import { NoEmail } from '../site/no-email.tsx';
import { BirthYearInput } from './birth-year-input.tsx';
import { ClubInput } from './club-input.tsx';
import { GuardianFields, ParentFields } from './guardian-fields.tsx';
import { words } from './question-words.ts';
import { useAutofill, useIsParentWriting, WhoWrites } from './who-writes.tsx';

interface PlayerFieldsProps {
  /** Names of the inputs that differ between forms. */
  readonly names?: { readonly name: string; readonly email: string; readonly phone: string };
  readonly adultHint?: (turns: string) => string;
  /** Inputs of the optional details that the tournament asks for. */
  readonly details: ReactNode;
}

const plain = { name: 'name', email: 'email', phone: 'phone' };

/** Inputs for every player. */
export function PlayerFields({ names = plain, adultHint, details }: PlayerFieldsProps) {
  const autofill = useAutofill();
  const isParent = useWatch<FormValues>({ name: whoWrites }) === 'parent';
  const contacts = (
    <>
      <TextInput name={names.email} kind="email" autoComplete="email" hint={useContactHint(names.email)} />
      <NoEmail />
      <TextInput name={names.phone} kind="phone" autoComplete="tel" hint={useContactHint(names.phone)} />
    </>
  );
  return (
    <>
      <WhoWrites />
      {isParent && <ParentFields names={names}>{contacts}</ParentFields>}
      <TextInput name={names.name} kind="name" autoComplete={autofill.name} />
      <BirthYearInput autoComplete={autofill.birthYear} adultHint={adultHint} />
      {!isParent && (
        <>
          {contacts}
          <GuardianFields email={names.email} />
        </>
      )}
      <ClubInput />
      {details}
    </>
  );
}

/** Returns the hint for a player's email or phone; for a parent it begins with the note that it may be theirs. */
function useContactHint(name: string): string | undefined {
  const { hint = '' } = useFormField(name);
  const isParent = useWatch<FormValues>({ name: whoWrites }) === 'parent';
  return useIsParentWriting() && !isParent ? `${words.fields.yours} ${hint}`.trim() : hint;
}
