import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../form/form-values.ts';
import { TextInput } from '../form/text-input.tsx';
import button from '../kit/button.module.css';
import styles from './club-input.module.css';
import { words } from './question-words.ts';

const { fields } = words;

/** Input of the player's club, with a button for none. */
export function ClubInput() {
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
