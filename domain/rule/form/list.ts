import type { Phrase, Sentence } from '../language/sentence.ts';
import { accepted, type Field, type Limits, refused } from './field.ts';

/** Limits of a list, and the message when it is no list or too long. */
interface ListBounds {
  readonly label: Phrase;
  readonly most: number;
  readonly message: Sentence;
  /** Set when the entries have fields of their own. */
  readonly of?: 'object';
  readonly parts?: Limits['parts'];
}

/** Creates a field for a list of answers of one kind; a missing list reads as empty. The first wrong entry is the complaint. */
export function list<T>(entry: Field<T>, { label, most, message, of, parts }: ListBounds): Field<readonly T[]> {
  return {
    label,
    limits: (at) => ({
      type: 'array',
      required: false,
      maxItems: most,
      of: of ?? entryType(entry.limits(at)),
      ...(parts !== undefined && { parts }),
    }),
    read: (raw, at) => {
      if (raw === undefined || raw === null) return accepted([]);
      if (!Array.isArray(raw) || raw.length > most) return refused(message);
      const readings = raw.map((one) => entry.read(one, at));
      const complaint = readings.find((reading) => 'complaint' in reading);
      if (complaint !== undefined) return complaint;
      return accepted(readings.flatMap((reading) => ('value' in reading ? [reading.value] : [])));
    },
  };
}

const entryType = ({ type }: Limits): NonNullable<Limits['of']> => (type === 'array' ? 'string' : type);
