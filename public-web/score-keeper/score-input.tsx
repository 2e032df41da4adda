import { highestScore } from '../../domain/rule/match/score.ts';
import styles from './game-dialog.module.css';
import { words } from './keeping-words.ts';

interface ScoreInputProps {
  readonly team: string;
  readonly goals: number;
  readonly onChange: (goals: number) => void;
  /** Label of the number; goals of the game by default. */
  readonly label?: string;
}

/** Goals of one team: a large number between minus and plus. */
export function ScoreInput({ team, goals, onChange, label = words.keeping.goalsOf(team) }: ScoreInputProps) {
  return (
    <div className={styles.side}>
      <p className={styles.team}>{team}</p>
      <input
        className={styles.goals}
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={goals}
        onChange={({ target }) => onChange(goalsFrom(target.value))}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.steps}>
        <button
          type="button"
          aria-label={words.keeping.less(team)}
          disabled={goals === 0}
          onClick={() => onChange(goals - 1)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={words.keeping.more(team)}
          disabled={goals === highestScore}
          onClick={() => onChange(goals + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}

/** Parses goals; text that is no number counts as 0 (operations specification, section 5). */
function goalsFrom(written: string): number {
  const goals = Number(written.trim());
  return Number.isInteger(goals) && goals >= 0 ? Math.min(goals, highestScore) : 0;
}
