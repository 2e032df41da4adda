import type { Circumstances } from '../../domain/rule/form/field.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';

/** Raw values of a form's inputs, by name. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Returns the text of an input; an unset one reads as an empty string. */
export function written(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the facts that the rules of a form depend on now. */
export function circumstancesNow(): Circumstances {
  return { year: easternYear(new Date()) };
}
