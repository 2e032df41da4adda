import { type ProofQuestion, proofQuestions } from '../../domain/rule/access/recent-proof.ts';
import { refusalOf } from './failure.ts';

let asked: ProofQuestion | undefined;
let answers: ((isProved: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function say(next: ProofQuestion | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Store of the question for a proof of identity; all waiting calls share its answer. */
export const proofQuestion = {
  asked: () => asked,
  ask: (proof: ProofQuestion): Promise<boolean> =>
    new Promise((resolve) => {
      answers.push(resolve);
      say(proof);
    }),
  answer: (isProved: boolean): void => {
    const waiting = answers;
    answers = [];
    say(undefined);
    for (const resolve of waiting) resolve(isProved);
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Returns the proof that a failed call needs first, if that is the reason. */
export function proofNeededBy(failure: unknown): ProofQuestion | undefined {
  const { details } = refusalOf(failure);
  const proof: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'proof') : undefined;
  return proofQuestions.find((known) => known === proof);
}
