import { isGuessable } from '../../domain/rule/access/guessable.ts';

/** Credentials of the embedded demo: public, and printed at its start. */
export const demoCredentials = {
  adminUsername: 'organizer',
  adminPassword: 'kick-off-demo',
  scoreKeeperPassword: 'final-whistle-demo',
} as const;

/** Returns the reason why a secret is unfit for production, in words that follow its name; undefined if it is fit. */
export function weaknessOf(secret: string, leastLength: number): string | undefined {
  const demo: readonly string[] = Object.values(demoCredentials);
  if (demo.includes(secret)) return "is the demo's, which everybody knows; choose another";
  if (secret.length < leastLength) return `is too short; production needs at least ${leastLength} characters`;
  if (isGuessable(secret))
    return 'is too easy to guess; without words and years that everybody tries, at least 6 different characters are needed';
  return undefined;
}
