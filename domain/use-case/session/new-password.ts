import { text } from '../../form/text.ts';

const leastLength = 12;

/** A password that somebody chooses. */
export const newPassword = (label: string) =>
  text({
    label,
    missing: `${label} is required`,
    min: [leastLength, `${label} must be at least ${leastLength} characters`],
    max: [200, 'Password must be less than 200 characters'],
  });

/** What makes a password no password, although it is long enough. */
export function weaknessOf(password: string, label: string): string | undefined {
  return new Set(password).size < 6 ? `${label} is too easy to guess` : undefined;
}
