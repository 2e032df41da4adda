import type { Phrase, Sentence } from '../language/sentence.ts';

/** What a rule may need to know besides the value itself. `year` is the current Eastern calendar year. */
export interface Circumstances {
  readonly year: number;
}

/** The limits of a field as data: the API document and the inputs of both sites are made from it. */
export interface Limits {
  readonly type: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  /** What a list is of: texts unless said. */
  readonly of?: 'string' | 'integer' | 'boolean' | 'object';
  /** What each of a list of objects has, where that is always the same. */
  readonly parts?: Readonly<Record<string, Pick<Limits, 'format' | 'pattern'> & { readonly type: 'string' }>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: 'email' | 'date';
  readonly options?: readonly string[];
}

/** What came of reading one answer: the cleaned value, or why it cannot be taken. A warning blocks web forms only. */
export type Reading<T> = { readonly value: T; readonly warning?: Sentence } | { readonly complaint: Sentence };

/** One input of a form: how its answer is cleaned, what its limits are, what is said when it does not fit. */
export interface Field<T> {
  readonly label: Phrase;
  /** What helps to answer it, below the label. */
  readonly hint?: Phrase;
  readonly limits: (circumstances: Circumstances) => Limits;
  readonly read: (raw: unknown, circumstances: Circumstances) => Reading<T>;
}

/** A reading that was accepted. */
export function accepted<T>(value: T): Reading<T> {
  return { value };
}

/** A reading that was refused, in words for the person at the form. */
export function refused(complaint: Sentence): { readonly complaint: Sentence } {
  return { complaint };
}

/** A sign that leaves something on the paper: no control, joiner, blank, mark without a letter or filler does. */
const seen = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Nobody answered: nothing was sent, or nothing that could be seen. */
export function isBlank(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && !seen.test(raw));
}

/** The same field with what helps to answer it. */
export function hinted<T>(field: Field<T>, hint: Phrase): Field<T> {
  return { ...field, hint };
}

/** The same field, but the answer may be left out: a blank reads as null. */
export function optional<T>(field: Field<T>): Field<T | null> {
  return {
    ...field,
    limits: (circumstances) => ({ ...field.limits(circumstances), required: false }),
    read: (raw, circumstances) => (isBlank(raw) ? accepted(null) : field.read(raw, circumstances)),
  };
}

/** The same field with an answer for those who give none. */
export function usually<T>(field: Field<T>, value: T): Field<T> {
  return {
    ...field,
    limits: (at) => ({ ...field.limits(at), required: false }),
    read: (raw, at) => (isBlank(raw) ? accepted(value) : field.read(raw, at)),
  };
}
