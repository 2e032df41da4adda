import { type Catalogue, type Sentence, translate } from '../language/sentence.ts';
import { type Circumstances, type Field, optional } from './field.ts';

/** Fields of a form by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** Cleaned answers to the fields of a form. */
export type AnswersTo<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/** Fields that may all stay empty. */
export type Optional<F extends Fields> = { readonly [K in keyof F]: Field<AnswersTo<F>[K] | null> };

/** Makes all fields optional. */
export function allOptional<F extends Fields>(fields: F): Optional<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)])) as Optional<F>;
}

/** Picks the answers to some fields from a larger object. */
export function answersIn<A extends object, K extends keyof A>(
  fields: Readonly<Record<K, unknown>>,
  holder: A,
): Pick<A, K> {
  const names = Object.keys(fields) as K[];
  return Object.fromEntries(names.map((name) => [name, holder[name]])) as Pick<A, K>;
}

/** Picks the answers that were given: all but nulls and empty lists. */
export function answersGiven<A extends object, K extends keyof A>(
  fields: Readonly<Record<K, unknown>>,
  holder: A,
): { readonly [Name in K]?: NonNullable<A[Name]> } {
  const isGiven = (answer: unknown) => answer !== null && !(Array.isArray(answer) && answer.length === 0);
  const given = Object.entries(answersIn(fields, holder)).filter(([, answer]) => isGiven(answer));
  return Object.fromEntries(given) as { readonly [Name in K]?: NonNullable<A[Name]> };
}

/** Remarks of a check, one sentence for each field that has something wrong. */
export type Remarks = Readonly<Record<string, Sentence>>;

/** Result of checking a form. Complaints block everywhere, warnings only on the web forms. */
export type Check<A> =
  | { readonly isAccepted: true; readonly answers: A; readonly warnings: Remarks }
  | { readonly isAccepted: false; readonly complaints: Remarks; readonly warnings: Remarks };

/** Rules that need more than one answer. They see the valid answers only; the others are absent. */
export interface Rules<A, C> {
  readonly complaints?: (answers: Partial<A>, circumstances: C) => Remarks;
  readonly warnings?: (answers: Partial<A>, circumstances: C) => Remarks;
}

/** Form: its fields, and one check that both client and server call. */
export interface Form<F extends Fields, C extends Circumstances = Circumstances> {
  readonly fields: F;
  readonly check: (input: unknown, circumstances: C) => Check<AnswersTo<F>>;
  /** Returns the complaints about answers that are valid one by one. */
  contradictions(answers: AnswersTo<F>, circumstances: C): Remarks;
}

/** Type of the answers of a checked form. */
export type Answers<T> = T extends Form<infer F, never> ? AnswersTo<F> : never;

/** Creates a form from fields and from the rules that span them. */
export function form<F extends Fields, C extends Circumstances = Circumstances>(
  fields: F,
  rules: Rules<AnswersTo<F>, C> = {},
): Form<F, C> {
  return {
    fields,
    check: (input, circumstances) => checkAll(fields, rules, input, circumstances),
    contradictions: (answers, circumstances) => rules.complaints?.(answers, circumstances) ?? {},
  };
}

function checkAll<F extends Fields, C extends Circumstances>(
  fields: F,
  rules: Rules<AnswersTo<F>, C>,
  input: unknown,
  circumstances: C,
): Check<AnswersTo<F>> {
  const { values, complaints: unreadable, warnings: advice } = readAll(fields, asRecord(input), circumstances);
  const legible = values as Partial<AnswersTo<F>>;
  const complaints = { ...rules.complaints?.(legible, circumstances), ...unreadable };
  const warnings = { ...rules.warnings?.(legible, circumstances), ...advice };
  return hasRemarks(complaints)
    ? { isAccepted: false, complaints, warnings }
    : { isAccepted: true, answers: values as AnswersTo<F>, warnings };
}

function readAll(fields: Fields, input: Readonly<Record<string, unknown>>, circumstances: Circumstances) {
  const values: Record<string, unknown> = {};
  const complaints: Record<string, Sentence> = {};
  const warnings: Record<string, Sentence> = {};
  for (const [name, field] of Object.entries(fields)) {
    const reading = field.read(Object.hasOwn(input, name) ? input[name] : undefined, circumstances);
    if ('complaint' in reading) complaints[name] = reading.complaint;
    else {
      values[name] = reading.value;
      if (reading.warning !== undefined) warnings[name] = reading.warning;
    }
  }
  return { values, complaints, warnings };
}

function asRecord(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {};
}

/** Returns whether there are any remarks. */
export function hasRemarks(remarks: Remarks | SpokenRemarks): boolean {
  return Object.keys(remarks).length > 0;
}

/** Remarks in the reader's language. */
export type SpokenRemarks = Readonly<Record<string, string>>;

/** Translates remarks with a catalogue; English without one. */
export function spokenRemarks(remarks: Remarks, catalogue?: Catalogue): SpokenRemarks {
  return Object.fromEntries(Object.entries(remarks).map(([name, remark]) => [name, translate(remark, catalogue)]));
}
