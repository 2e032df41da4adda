import { inEnglish } from '../language/sentence.ts';
import { greet, type Letter, type LetterPart, once, paragraph } from './letter.ts';

/** Organizer with an account, who is greeted by name. */
export interface AccountReader {
  readonly name: string;
  readonly email: string;
}

/** Creates a letter to the organizers' address or to one of them, in English; `about` is its event: what has happened, and to which record. */
export function letterToOrganizers(
  to: string | AccountReader,
  about: readonly [what: string, ...record: readonly (string | number)[]],
  subject: string,
  ...parts: readonly (string | LetterPart)[]
): Letter {
  const [email, greeting] = typeof to === 'string' ? [to, []] : [to.email, [greet(to.name)]];
  return {
    ...once('organizers-told', ...about),
    to: email,
    language: 'en',
    subject: inEnglish(subject),
    parts: [...greeting, ...parts.map((part) => (typeof part === 'string' ? paragraph(inEnglish(part)) : part))],
  };
}
