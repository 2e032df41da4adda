import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import button from '../kit/button.module.css';
import { AfterFailure } from './after-failure.ts';
import styles from './submit-button.module.css';

interface SubmitButtonProps {
  readonly label: string;
  readonly sending: string;
}

/** Submit button that tells while it is sending; the last failure stays above it. */
export function SubmitButton({ label, sending }: SubmitButtonProps) {
  const { isSubmitting, errors } = useFormContext().formState;
  const offered = useContext(AfterFailure);
  return (
    <div className={styles.place}>
      {errors.root?.message !== undefined && !isSubmitting && <p className={styles.failure}>{errors.root.message}</p>}
      {!isSubmitting && offered}
      <button type="submit" className={`${button.primary} ${styles.submit}`} aria-disabled={isSubmitting}>
        {isSubmitting && <span className={styles.ball} aria-hidden="true" />}
        <span role={isSubmitting ? 'status' : undefined}>{isSubmitting ? sending : label}</span>
      </button>
    </div>
  );
}
