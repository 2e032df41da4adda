import { useLayoutEffect, useRef, useState } from 'react';
import styles from './form-steps.module.css';
import { words } from './steps-words.ts';

/** List of a form's parts and their number, at its top; each part is numbered. */
export function FormSteps() {
  const place = useRef<HTMLParagraphElement>(null);
  const [steps, setSteps] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const legends = place.current?.parentElement?.querySelectorAll(':scope > fieldset > legend') ?? [];
    const found = [...legends].map(({ textContent }) => textContent ?? '');
    setSteps((known) => (known.join() === found.join() ? known : found));
  });
  return (
    <p ref={place} className={styles.steps}>
      <strong>{words.count(steps.length)}</strong> {steps.join(' · ')}
    </p>
  );
}
