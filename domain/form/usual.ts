import { accepted, type Field, isBlank } from './field.ts';

/** The same field with an answer for those who give none. */
export function usually<T>(field: Field<T>, value: T): Field<T> {
  return {
    label: field.label,
    limits: (at) => ({ ...field.limits(at), required: false }),
    read: (raw, at) => (isBlank(raw) ? accepted(value) : field.read(raw, at)),
  };
}
