import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { needsGuardian } from '../../domain/registration/newcomer.ts';
import { Fold } from '../form/fold.tsx';
import { circumstancesNow, type Sheet } from '../form/sheet.ts';
import { TextInput } from '../form/text-input.tsx';
import styles from './guardian-fields.module.css';
import { useTypedBirthYear } from './typed-birth-year.ts';
import { words } from './words.ts';

const names = ['parentName', 'parentEmail', 'parentPhone'];

/** The adult behind a player: asked for under 13, offered to everybody else. */
export function GuardianFields() {
  const isRequired = needsGuardian(useTypedBirthYear(), circumstancesNow().year);
  const { formState, trigger } = useFormContext<Sheet>();
  const hasError = names.some((name) => formState.errors[name] !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error on show is looked at again when the age changes
  useEffect(() => {
    if (hasError) trigger(names);
  }, [isRequired, trigger]);
  if (isRequired) {
    return (
      <fieldset className={styles.guardian}>
        <legend>{words.guardian.title}</legend>
        <p className={styles.reason}>{words.guardian.required}</p>
        <div className={styles.inputs}>
          <Inputs isRequired />
        </div>
      </fieldset>
    );
  }
  return (
    <Fold title={words.guardian.offer} lead={words.guardian.offerText} names={names}>
      <Inputs isRequired={false} />
    </Fold>
  );
}

function Inputs({ isRequired }: { readonly isRequired: boolean }) {
  const { guardian } = words;
  const by = 'section-parent';
  return (
    <>
      <TextInput
        name="parentName"
        label={guardian.name}
        kind="name"
        autoComplete={`${by} name`}
        isRequired={isRequired}
      />
      <TextInput
        name="parentEmail"
        label={guardian.email}
        kind="email"
        autoComplete={`${by} email`}
        isRequired={isRequired}
      />
      <TextInput name="parentPhone" label={guardian.phone} kind="phone" autoComplete={`${by} tel`} />
    </>
  );
}
