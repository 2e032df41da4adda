import { type ReactNode, useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { eldestNewcomers, isTooOldFor } from '../../domain/rule/age/age-bracket.ts';
import { outsideAges } from '../../domain/rule/age/roster-age-rule.ts';
import { ageIn } from '../../domain/rule/player/player.ts';
import { whoWrites } from '../form/family.ts';
import { useFormField } from '../form/form-fields.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { TextInput } from '../form/text-input.tsx';
import button from '../kit/button.module.css';
import { NoEmail } from '../site/no-email.tsx';
import styles from './club-input.module.css';
import { GuardianFields, ParentFields } from './guardian-fields.tsx';
import { words } from './question-words.ts';
import { type Ages, AgesContext, useTypedBirthYear } from './typed-birth-year.ts';
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

interface BirthYearInputProps {
  /** Returns the hint for a player too old for youth teams, from the age in words. */
  readonly adultHint?: ((turns: string) => string) | undefined;
  /** Autocomplete attribute of the birth year. */
  readonly autoComplete: string;
}

/** Input of the birth year with the resulting age: this year's, and that of the tournament's year if it differs. */
function BirthYearInput({ autoComplete, adultHint }: BirthYearInputProps) {
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

const { fields } = words;

/** Input of the player's club, with a button for none. */
function ClubInput() {
  const { setValue } = useFormContext<FormValues>();
  const sayNone = () => setValue('currentClub', fields.noClubValue, { shouldValidate: true, shouldTouch: true });
  return (
    <TextInput
      name="currentClub"
      autoComplete="off"
      beside={
        <button type="button" className={`${button.secondary} ${styles.none}`} onClick={sayNone}>
          {fields.noClub}
        </button>
      }
    />
  );
}
