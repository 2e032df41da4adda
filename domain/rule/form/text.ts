import { asPlaceholderValue, type Phrase, type Sentence, said } from '../language/sentence.ts';
import { accepted, type Field, isBlank, refused } from './field.ts';

/** Limits of a line or paragraph of text, with the message for each limit. Lengths count characters. */
export interface TextBounds {
  readonly label: Phrase;
  readonly min?: readonly [characters: number, message: Sentence];
  readonly max: readonly [characters: number, message: Sentence];
  /** Message for an empty answer; by default that of the lower limit. */
  readonly missing?: Sentence;
  readonly paragraphs?: boolean;
}

/** Creates a text field: trimmed, several blanks in a row as one, invisible direction marks removed, hostile characters refused. */
export function text(bounds: TextBounds): Field<string> {
  const least = bounds.min?.[0] ?? 1;
  const missing =
    bounds.missing ?? bounds.min?.[1] ?? said('{label} is required', { label: asPlaceholderValue(bounds.label) });
  return {
    label: bounds.label,
    limits: () => ({ type: 'string', required: true, minLength: least, maxLength: bounds.max[0] }),
    read: (raw) => {
      if (raw === undefined || raw === null) return refused(missing);
      if (typeof raw !== 'string')
        return refused(said('{label} must be text', { label: asPlaceholderValue(bounds.label) }));
      const written = legible(raw).replace(severalBlanks, ' ');
      if (isHostile(written, bounds.paragraphs ?? false)) {
        return refused(
          said('{label} contains characters that cannot be used', { label: asPlaceholderValue(bounds.label) }),
        );
      }
      const length = [...written].length;
      if (isBlank(written)) return refused(missing);
      if ([...written.replace(/\p{Cf}/gu, '')].length < least) return refused(bounds.min?.[1] ?? missing);
      return length > bounds.max[0] ? refused(bounds.max[1]) : accepted(written);
    },
  };
}

const severalBlanks = /\p{Zs}{2,}/gu;
const directionMarks = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Cleans a text: removes marks that turn or hide other characters, trims it and composes it (NFC). */
export function legible(raw: string): string {
  return raw.replace(directionMarks, '').normalize('NFC').trim();
}

/** Returns whether a text has control characters, halves of characters or piles of combining marks, which no name or note needs. */
function isHostile(written: string, paragraphs: boolean): boolean {
  const controls = paragraphs ? /(?![\n\r\t])\p{Cc}/u : /\p{Cc}/u;
  return controls.test(written) || /\p{Cs}/u.test(written) || /\p{M}{5,}/u.test(written);
}
