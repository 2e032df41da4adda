import { accepted, type Field, refused } from './field.ts';

/** A switch that must be named one way or the other. */
export function switched(label: string): Field<boolean> {
  return {
    label,
    limits: () => ({ type: 'boolean', required: true }),
    read: (raw) => (typeof raw === 'boolean' ? accepted(raw) : refused(`${label} must be true or false`)),
  };
}
