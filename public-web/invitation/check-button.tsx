import { useFormContext } from 'react-hook-form';
import button from '../kit/button.module.css';
import styles from './code-entry.module.css';
import { words } from './invite-words.ts';

interface CheckButtonProps {
  readonly isValid: boolean;
  readonly onChange: () => void;
}

/** Button that checks the code; once it is valid, another code can be entered. */
export function CheckButton({ isValid, onChange }: CheckButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  if (isValid) {
    return (
      <div className={styles.check}>
        <button type="submit" className={button.primary} disabled>
          {words.code.valid}
        </button>
        <button type="button" className={button.quiet} onClick={onChange}>
          {words.code.other}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.check}>
      <button type="submit" className={button.primary} aria-disabled={isSubmitting}>
        {isSubmitting ? words.code.checking : words.code.check}
      </button>
    </div>
  );
}
