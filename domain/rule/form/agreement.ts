import { asPlaceholderValue, type Phrase, type Sentence, said } from '../language/sentence.ts';
import { accepted, type Field, refused } from './field.ts';

/**
 * Creates a box that must be ticked. False is refused. A caller that sends nothing is let through with a warning:
 * the web forms stop there, a bare call is taken as "not asked yet".
 */
export function agreement(label: Phrase, message: Sentence): Field<true | null> {
  return {
    label,
    limits: () => ({ type: 'boolean', required: false }),
    read: (raw) => {
      if (raw === undefined || raw === null) return { value: null, warning: message };
      return raw === true ? accepted(true) : refused(message);
    },
  };
}

/** Creates an optional box; unticked by default. */
export function tick(label: Phrase): Field<boolean> {
  return {
    label,
    limits: () => ({ type: 'boolean', required: false }),
    read: (raw) => {
      if (raw === undefined || raw === null) return accepted(false);
      return typeof raw === 'boolean'
        ? accepted(raw)
        : refused(said('{label} must be true or false', { label: asPlaceholderValue(label) }));
    },
  };
}

/** Creates a switch that requires true or false. */
export function switched(label: Phrase): Field<boolean> {
  return {
    label,
    limits: () => ({ type: 'boolean', required: true }),
    read: (raw) =>
      typeof raw === 'boolean'
        ? accepted(raw)
        : refused(said('{label} must be true or false', { label: asPlaceholderValue(label) })),
  };
}
