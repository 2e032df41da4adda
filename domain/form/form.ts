import { type Catalogue, type Sentence, spoken } from '../language/sentence.ts';
import type { Circumstances, Field } from './field.ts';

/** The fields of a form by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The cleaned answers to the fields of a form. */
export type AnswersTo<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/** One sentence for each field that has something wrong. */
export type Remarks = Readonly<Record<string, Sentence>>;

/** What came of checking a form. Complaints block everywhere, warnings only on the web forms. */
export type Check<A> =
  | { readonly isAccepted: true; readonly answers: A; readonly warnings: Remarks }
  | { readonly isAccepted: false; readonly complaints: Remarks; readonly warnings: Remarks };

/** A rule that needs more than one answer. It sees the answers that read well; the others are absent. */
export interface Rules<A, C> {
  readonly complaints?: (answers: Partial<A>, circumstances: C) => Remarks;
  readonly warnings?: (answers: Partial<A>, circumstances: C) => Remarks;
}

/** A form: its fields, and one check that both ends of the wire call. */
export interface Form<F extends Fields, C extends Circumstances = Circumstances> {
  readonly fields: F;
  readonly check: (input: unknown, circumstances: C) => Check<AnswersTo<F>>;
  /** What complains about answers that read well one by one. */
  contradictions(answers: AnswersTo<F>, circumstances: C): Remarks;
}

/** The answers a form yields once it has been checked. */
export type Answers<T> = T extends Form<infer F, never> ? AnswersTo<F> : never;

/** Makes a form of fields and of the rules that span them. */
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

/** Whether anything at all was remarked. */
export function hasRemarks(remarks: Remarks | SpokenRemarks): boolean {
  return Object.keys(remarks).length > 0;
}

/** What was remarked, as it is read. */
export type SpokenRemarks = Readonly<Record<string, string>>;

/** What was remarked, in English or in the language of a catalogue. */
export function spokenRemarks(remarks: Remarks, catalogue?: Catalogue): SpokenRemarks {
  return Object.fromEntries(Object.entries(remarks).map(([name, remark]) => [name, spoken(remark, catalogue)]));
}
