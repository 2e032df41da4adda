import { asPlaceholderValue, type Phrase, said } from '../language/sentence.ts';
import { accepted, type Circumstances, type Field, refused } from './field.ts';
import type { AnswersTo, Fields } from './form.ts';

/** Settings of a list that an organizer writes: questions with their answers, rules, links. */
interface EntriesBounds<F extends Fields> {
  readonly label: Phrase;
  /** Name of an entry in a sentence about it: "Rule" in "Rule 3". */
  readonly each: Phrase;
  readonly parts: F;
  readonly most: number;
}

/** Field of such a list, with the name and the parts of its entries. */
interface EntriesField<F extends Fields> extends Field<readonly AnswersTo<F>[]> {
  readonly each: Phrase;
  readonly parts: F;
}

/** Creates a field for a list of entries with the same parts, in their given order; the complaint names the first wrong one. */
export function entries<F extends Fields>(bounds: EntriesBounds<F>): EntriesField<F> {
  const { label, each, parts, most } = bounds;
  return {
    label,
    each,
    parts,
    limits: () => ({ type: 'array', of: 'object', required: true, maxItems: most }),
    read: (raw, circumstances) => {
      if (!Array.isArray(raw)) return refused(said('{label} must be a list', { label: asPlaceholderValue(label) }));
      if (raw.length > most)
        return refused(said('{label}: at most {most}', { label: asPlaceholderValue(label), most }));
      const values: AnswersTo<F>[] = [];
      for (const [at, one] of raw.entries()) {
        const entry = readEntry(parts, one, circumstances);
        if ('complaint' in entry)
          return refused(
            said('{each} {number}: {complaint}', {
              each: asPlaceholderValue(each),
              number: at + 1,
              complaint: asPlaceholderValue(entry.complaint),
            }),
          );
        values.push(entry.value);
      }
      return accepted(values);
    },
  };
}

function readEntry<F extends Fields>(parts: F, raw: unknown, circumstances: Circumstances) {
  const values: Record<string, unknown> = {};
  const given: object = typeof raw === 'object' && raw !== null ? raw : {};
  for (const [name, field] of Object.entries(parts)) {
    const reading = field.read(Object.hasOwn(given, name) ? Reflect.get(given, name) : undefined, circumstances);
    if ('complaint' in reading) return reading;
    values[name] = reading.value;
  }
  return { value: values as AnswersTo<F> };
}
