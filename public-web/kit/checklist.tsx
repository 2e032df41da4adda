import type { ChecklistEntry } from '../../domain/registration/checklist.ts';
import styles from './checklist.module.css';
import { words } from './checklist-words.ts';

/** Checklist of open and completed tasks of a family. */
export function Checklist({ entries }: { readonly entries: readonly ChecklistEntry[] }) {
  if (entries.length === 0) return null;
  const { title, steps, done, toDo } = words;
  return (
    <div className={styles.checklist}>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {entries.map(({ step, isDone }) => (
          <li key={step} data-done={isDone}>
            <span>{steps[step]}</span> <strong>{isDone ? done : toDo}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
