import styles from './bracket-view.module.css';
import { words } from './words.ts';

interface DivisionChoiceProps {
  readonly divisions: readonly string[];
  readonly chosen: string;
  readonly onChoose: (division: string) => void;
}

/** Choice among a tournament's age brackets, of which one is shown at a time. */
export function DivisionChoice({ divisions, chosen, onChoose }: DivisionChoiceProps) {
  return (
    <fieldset className={styles.divisions}>
      <legend className={styles.spoken}>{words.division}</legend>
      {divisions.map((division) => (
        <button key={division} type="button" aria-pressed={division === chosen} onClick={() => onChoose(division)}>
          {division}
        </button>
      ))}
    </fieldset>
  );
}
