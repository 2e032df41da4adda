import type { ChecklistEntry } from '../../domain/rule/registration/checklist.ts';
import styles from './checklist.module.css';
import { words } from './checklist-words.ts';

/** Checklist of open and completed tasks of a family. */
export function Checklist({ entries }: { readonly entries: readonly ChecklistEntry[] }) {
  if (entries.length === 0) return null;
  const { title, done, toDo } = words;
  return (
    <div className={styles.checklist}>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {entries.map(({ step, isDone }) => {
          const state = isDone ? done : toDo;
          return (
            <li key={step} data-done={isDone}>
              <span>{state[step]}</span> <strong>{state.label}</strong>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
