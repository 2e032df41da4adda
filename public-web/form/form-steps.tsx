import { useLayoutEffect, useRef, useState } from 'react';
import styles from './form-steps.module.css';
import { words } from './steps-words.ts';

/** Says at the top of a form what its parts are and how many; each part has its number. */
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
