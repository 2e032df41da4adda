import { useId } from 'react';
import styles from './chip-choice.module.css';

/** Chip: value and label. */
export type Chip = readonly [value: string, label: string];

interface ChipChoiceProps {
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** Radio buttons as chips that narrow a list. */
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
