import { useId } from 'react';
import button from '../kit/button.module.css';
import { type Animation, progressOf, type Speed, speeds } from './animation.ts';
import styles from './animation-controls.module.css';
import { words } from './words.ts';

const { animation: text } = words;
const isSpeed = (value: string): value is Speed => value in speeds;

interface AnimationControlsProps {
  readonly animation: Animation;
  readonly rounds: number;
}

/** Controls of the animation: switch, speed and progress. */
export function AnimationControls({ animation, rounds }: AnimationControlsProps) {
  const id = useId();
  const { isOn, turn, speed, setSpeed, step, reset } = animation;
  const progress = progressOf(animation, rounds);
  return (
    <fieldset className={styles.controls}>
      <legend className={styles.spoken}>{text.label}</legend>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={({ target }) => turn(target.checked)}
        />
        <span aria-hidden="true" />
        {text.preview}
      </label>
      <label className={styles.speed} htmlFor={`${id}-speed`}>
        {text.speed}
        <select
          id={`${id}-speed`}
          value={speed}
          onChange={({ target }) => isSpeed(target.value) && setSpeed(target.value)}
        >
          {Object.entries(text.speeds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={button.secondary} onClick={reset}>
        {text.reset}
      </button>
      <p className={styles.state}>
        <span role="status">{isOn ? text.animating(step.round + 1, rounds) : text.paused}</span>
        <progress max={100} value={progress} aria-label={text.progress} />
        <span>{progress}%</span>
      </p>
    </fieldset>
  );
}
