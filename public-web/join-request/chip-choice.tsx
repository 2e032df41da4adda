import { useId } from 'react';
import styles from './chip-choice.module.css';

/** One of the chips: its value, and what stands on it. */
export type Chip = readonly [value: string, label: string];

interface ChipChoiceProps {
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** What a list is narrowed to, one press each. */
export function ChipChoice({ label, chips, chosen, onChoose }: ChipChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {chips.map(([value, text]) => (
          <label key={value} className={styles.chip}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
