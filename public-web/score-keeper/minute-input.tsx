import { useId } from 'react';
import { lastMinute } from '../../domain/rule/game/game-clock.ts';
import { goalMinute } from '../../domain/use-case/game/score-entry.ts';
import { words } from './keeping-words.ts';
import styles from './minute-input.module.css';

const { keeping } = words;

interface MinuteInputProps {
  readonly minute: number;
  readonly onChange: (minute: number) => void;
}

/** Input for the minute of a goal, 1 to 90. */
export function MinuteInput({ minute, onChange }: MinuteInputProps) {
  const id = useId();
  return (
    <div className={styles.minute}>
      <label htmlFor={id}>{goalMinute.fields.minute.label}</label>
      <span>
        <button type="button" aria-label={keeping.earlier} disabled={minute <= 1} onClick={() => onChange(minute - 1)}>
          −
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          value={minute}
          onChange={({ target }) => onChange(minuteFrom(target.value))}
          onFocus={({ target }) => target.select()}
        />
        <button
          type="button"
          aria-label={keeping.later}
          disabled={minute >= lastMinute}
          onClick={() => onChange(minute + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}

function minuteFrom(written: string): number {
  const minute = Math.trunc(Number(written));
  return Number.isNaN(minute) ? 1 : Math.min(lastMinute, Math.max(1, minute));
}
