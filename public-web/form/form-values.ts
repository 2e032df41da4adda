import type { Circumstances } from '../../domain/form/field.ts';
import { easternYear } from '../../domain/time/eastern.ts';

/** What stands in the inputs of a form, by their names, before anything is read from it. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** What is written in an input; nothing reads as an empty text. */
export function written(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** What the rules of a form need to know now. */
export function circumstancesNow(): Circumstances {
  return { year: easternYear(new Date()) };
}
