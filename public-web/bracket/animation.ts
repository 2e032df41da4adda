import { useEffect, useState } from 'react';

/** Time for which a round is highlighted, in seconds (operations specification, section 9). */
export const speeds = { slow: 30, normal: 15, fast: 5 } as const;
export type Speed = keyof typeof speeds;

/** Pause before the first round is highlighted again, in seconds. */
const restartPause = 2;

/** State of the animation: a round, counted from 0, or the pause after the last one. */
export interface AnimationStep {
  readonly round: number;
  readonly isResting: boolean;
}

export const firstStep: AnimationStep = { round: 0, isResting: false };

/** Returns the duration of a step in seconds. */
export const lengthOf = ({ isResting }: AnimationStep, speed: Speed): number =>
  isResting ? restartPause : speeds[speed];

/** Returns the next step: the next round, or after the last one a pause and then the first again. */
export function stepAfter({ round, isResting }: AnimationStep, rounds: number): AnimationStep {
  if (isResting) return firstStep;
  return round + 1 < rounds ? { round: round + 1, isResting: false } : { round, isResting: true };
}

/** Returns the percentage of the rounds that were highlighted; 0 before the animation is turned on. */
export function progressOf({ isOn, step }: Pick<Animation, 'isOn' | 'step'>, rounds: number): number {
  if (rounds === 0 || (!isOn && step.round === 0)) return 0;
  return Math.round(((step.round + 1) / rounds) * 100);
}

export interface Animation {
  readonly isOn: boolean;
  readonly speed: Speed;
  readonly step: AnimationStep;
  readonly turn: (isOn: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly reset: () => void;
}

/** Highlights the rounds one after another while the animation is on. */
export function useAnimation(rounds: number): Animation {
  const [isOn, turn] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const [step, setStep] = useState(firstStep);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setStep(stepAfter(step, rounds)), lengthOf(step, speed) * 1000);
    return () => clearTimeout(timer);
  }, [isOn, step, speed, rounds]);
  return { isOn, speed, step, turn, setSpeed, reset: () => setStep({ ...firstStep }) };
}
