import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { guardianQuestion, needsGuardian } from '../../domain/use-case/registration/newcomer.ts';
import { Fold } from '../form/fold.tsx';
import { circumstancesNow, type FormValues, written } from '../form/form-values.ts';
import { TextInput } from '../form/text-input.tsx';
import styles from './guardian-fields.module.css';
import { words } from './question-words.ts';
import { useTypedBirthYear } from './typed-birth-year.ts';
import { useAutofill, useIsParentWriting } from './who-writes.tsx';

const names = ['parentName', 'parentEmail', 'parentPhone'];

/** Inputs for a parent or guardian: required of who may be under 13, shown to who may be under 18, folded for everybody else. */
export function GuardianFields({ email }: { readonly email: string }) {
  const asked = guardianQuestion(useTypedBirthYear(), circumstancesNow().year, useIsParentWriting());
  const isRequired = asked === 'required';
  const { formState, trigger } = useFormContext<FormValues>();
  const hasError = names.some((name) => formState.errors[name] !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shown error is checked again when the age changes
  useEffect(() => {
    if (hasError) trigger(names);
  }, [isRequired, trigger]);
  if (asked !== 'if wanted') {
    return (
      <fieldset className={styles.guardian}>
        <legend>{words.guardian.title}</legend>
        <p className={styles.reason}>{isRequired ? words.guardian.required : words.guardian.offerText}</p>
        <div className={styles.inputs}>
          <Inputs isRequired={isRequired} email={email} />
        </div>
      </fieldset>
    );
  }
  return (
    <Fold title={words.guardian.offer} lead={words.guardian.offerText} names={names}>
      <Inputs isRequired={false} email={email} />
    </Fold>
  );
}

interface InputsProps {
  readonly isRequired: boolean;
  /** Name of the input for the player's email, which for a young child is the parent's. */
  readonly email: string;
}

function Inputs({ isRequired, email }: InputsProps) {
  const { guardian } = words;
  useSameEmail(email, isRequired);
  const autofill = useAutofill();
  return (
    <>
      <TextInput name="parentName" kind="name" autoComplete={autofill.parentName} isRequired={isRequired} />
      <TextInput
        name="parentEmail"
        kind="email"
        autoComplete={autofill.parentEmail}
        isRequired={isRequired}
        {...(isRequired && { hint: guardian.emailHint })}
      />
      <TextInput name="parentPhone" kind="phone" autoComplete={autofill.parentPhone} />
    </>
  );
}

/** Copies a young child's email to the parent's input until another one is typed there. */
function useSameEmail(from: string, isRequired: boolean): void {
  const { getValues, setValue } = useFormContext<FormValues>();
  const email = useAnswer(from);
  const filledIn = useRef('');
  useEffect(() => {
    if (!isRequired || written(getValues(), 'parentEmail') !== filledIn.current) return;
    filledIn.current = email;
    setValue('parentEmail', email);
  }, [email, isRequired, getValues, setValue]);
}

interface ParentFieldsProps {
  /** Names of the inputs for email and phone. */
  readonly names: { readonly email: string; readonly phone: string };
  readonly children: ReactNode;
}

/** Inputs of a parent who fills in the form: the name, and the contacts once, which are also the child's. */
export function ParentFields({ names, children }: ParentFieldsProps) {
  const isRequired = needsGuardian(useTypedBirthYear(), circumstancesNow().year);
  useCopy(names.email, 'parentEmail');
  useCopy(names.phone, 'parentPhone');
  return (
    <fieldset className={styles.guardian}>
      <legend>{words.guardian.you}</legend>
      <div className={styles.inputs}>
        <TextInput name="parentName" kind="name" autoComplete="name" isRequired={isRequired} />
        {children}
      </div>
    </fieldset>
  );
}

function useCopy(from: string, to: string): void {
  const { setValue } = useFormContext<FormValues>();
  const answer = useAnswer(from);
  useEffect(() => setValue(to, answer), [answer, to, setValue]);
}

function useAnswer(name: string): string {
  return written({ [name]: useWatch<FormValues>({ name }) ?? '' }, name);
}
