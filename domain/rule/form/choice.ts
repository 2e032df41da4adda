import type { Phrase, Sentence } from '../language/sentence.ts';
import { accepted, type Field, refused } from './field.ts';

/** Option of a choice: its stored value and its displayed label. */
export interface Option<V extends string = string> {
  readonly value: V;
  readonly label: string;
}

/** Creates a field for one of a few options, given by its value, its label or an older spelling. */
export function choice<V extends string>(
  label: Phrase,
  options: readonly Option<V>[],
  message: Sentence,
  spellings: Readonly<Record<string, V>> = {},
): Field<V> {
  const known = new Map<string, V>([
    ...Object.entries(spellings).map(([spelling, value]): [string, V] => [folded(spelling), value]),
    ...options.flatMap(({ value, label: shown }): [string, V][] => [
      [folded(value), value],
      [folded(shown), value],
    ]),
  ]);
  return {
    label,
    limits: () => ({ type: 'string', required: true, options: options.map(({ value }) => value) }),
    read: (raw) => {
      const value = typeof raw === 'string' ? known.get(folded(raw)) : undefined;
      return value === undefined ? refused(message) : accepted(value);
    },
  };
}

function folded(written: string): string {
  return written.trim().toLowerCase();
}
