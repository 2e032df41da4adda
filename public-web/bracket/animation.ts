import { useEffect, useState } from 'react';

/** How long a round is highlighted, in seconds (operations specification, section 9). */
export const speeds = { slow: 30, normal: 15, fast: 5 } as const;
export type Speed = keyof typeof speeds;

/** The pause before the first round comes again, in seconds. */
const restartPause = 2;

/** Where the animation is: a round, counted from 0, or the pause after the last one. */
export interface AnimationStep {
  readonly round: number;
  readonly isResting: boolean;
}

export const firstStep: AnimationStep = { round: 0, isResting: false };

/** How many seconds a step lasts. */
export const lengthOf = ({ isResting }: AnimationStep, speed: Speed): number =>
  isResting ? restartPause : speeds[speed];

/** The step after a step: the next round; after the last one a pause, then the first again. */
export function stepAfter({ round, isResting }: AnimationStep, rounds: number): AnimationStep {
  if (isResting) return firstStep;
  return round + 1 < rounds ? { round: round + 1, isResting: false } : { round, isResting: true };
}

/** How much of the bracket has been shown, in percent: nothing before it is turned on. */
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

/** Goes through the rounds one after another as long as it is on. */
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
