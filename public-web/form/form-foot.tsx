import button from '../kit/button.module.css';
import styles from './submit-button.module.css';
import { SubmitButton } from './submit-button.tsx';
import { words } from './words.ts';

interface FormFootProps {
  readonly label: string;
  readonly sending: string;
  readonly onCancel: () => void;
}

/** Foot of a form, with buttons to cancel and to send. */
export function FormFoot({ label, sending, onCancel }: FormFootProps) {
  return (
    <div className={styles.foot}>
      <button type="button" className={button.secondary} onClick={onCancel}>
        {words.cancel}
      </button>
      <SubmitButton label={label} sending={sending} />
    </div>
  );
}
