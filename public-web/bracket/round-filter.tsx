import styles from './bracket-view.module.css';
import { roundInWords } from './round-name.ts';
import { words } from './words.ts';

interface RoundFilterProps {
  readonly rounds: number;
  readonly groupRounds: number;
  /** Only round shown; undefined shows all. */
  readonly chosen: number | undefined;
  readonly onChoose: (round: number | undefined) => void;
}

/** Buttons for all rounds and for each one. */
export function RoundFilter({ rounds, groupRounds, chosen, onChoose }: RoundFilterProps) {
  const each = Array.from({ length: rounds }, (_, index) => index + 1);
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.spoken}>{words.filter}</legend>
      {[undefined, ...each].map((round) => (
        <button key={round ?? 'all'} type="button" aria-pressed={round === chosen} onClick={() => onChoose(round)}>
          {round === undefined ? words.allRounds : roundInWords(round, { rounds, groupRounds })}
        </button>
      ))}
    </fieldset>
  );
}
