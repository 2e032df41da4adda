import type { Phrase, Sentence } from '../language/sentence.ts';

/** Context of a rule besides the value itself. `year` is the current Eastern calendar year. */
export interface Circumstances {
  readonly year: number;
}

/** Limits of a field as data, from which the API document and the inputs of both sites are made. */
export interface Limits {
  readonly type: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  /** Type of a list's entries; texts by default. */
  readonly of?: 'string' | 'integer' | 'boolean' | 'object';
  /** Fields of an object, or of each object in a list, if always the same. */
  readonly parts?: Readonly<Record<string, Part>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: 'email' | 'date';
  readonly options?: readonly string[];
}

/** Limits of one field of an object. */
type Part = Pick<Limits, 'format' | 'pattern' | 'minimum' | 'maximum'> & { readonly type: 'string' | 'integer' };

/** Result of reading one answer: the cleaned value, or the reason for its refusal. A warning blocks web forms only. */
export type Reading<T> = { readonly value: T; readonly warning?: Sentence } | { readonly complaint: Sentence };

/** One input of a form: its cleaning, its limits, and its messages for a wrong answer. */
export interface Field<T> {
  readonly label: Phrase;
  /** Help text below the label. */
  readonly hint?: Phrase;
  /** Property of a body that names the chosen record in words, in place of its id. */
  readonly inWords?: string;
  readonly limits: (circumstances: Circumstances) => Limits;
  readonly read: (raw: unknown, circumstances: Circumstances) => Reading<T>;
}

/** Returns an accepted reading. */
export function accepted<T>(value: T): Reading<T> {
  return { value };
}

/** Returns a refused reading, with a message for the person at the form. */
export function refused(complaint: Sentence): { readonly complaint: Sentence } {
  return { complaint };
}

/** Matches a visible character: no control, joiner, blank, mark without a letter or filler. */
const seen = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Returns whether an answer is missing, or contains nothing visible. */
export function isBlank(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && !seen.test(raw));
}

/** Adds a help text to a field. */
export function hinted<T>(field: Field<T>, hint: Phrase): Field<T> {
  return { ...field, hint };
}

/** Makes a field optional: a blank reads as null. */
export function optional<T>(field: Field<T>): Field<T | null> {
  return {
    ...field,
    limits: (circumstances) => ({ ...field.limits(circumstances), required: false }),
    read: (raw, circumstances) => (isBlank(raw) ? accepted(null) : field.read(raw, circumstances)),
  };
}

/** Gives a field a default answer. */
export function usually<T>(field: Field<T>, value: T): Field<T> {
  return {
    ...field,
    limits: (at) => ({ ...field.limits(at), required: false }),
    read: (raw, at) => (isBlank(raw) ? accepted(value) : field.read(raw, at)),
  };
}
