import { isGuessable } from '../../rule/access/guessable.ts';
import { text } from '../../rule/form/text.ts';
import { asPlaceholderValue, type Phrase, type Sentence, said } from '../../rule/language/sentence.ts';

const leastLength = 12;

/** Creates the field for a new password. */
export const newPassword = (label: Phrase) =>
  text({
    label,
    missing: said('{label} is required', { label: asPlaceholderValue(label) }),
    min: [
      leastLength,
      said('{label} must be at least {leastLength} characters', { label: asPlaceholderValue(label), leastLength }),
    ],
    max: [200, 'Password must be less than 200 characters'],
  });

/** Returns why a password is too weak although it is long enough; undefined for a good one. */
export function weaknessOf(password: string, label: Phrase): Sentence | undefined {
  return isGuessable(password) ? said('{label} is too easy to guess', { label: asPlaceholderValue(label) }) : undefined;
}
