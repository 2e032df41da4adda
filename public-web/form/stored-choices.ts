import { visit } from '../kit/storage.ts';
import type { FormValues } from './form-values.ts';

/** Returns a form's choices that survived a reload; none is personal. */
export function storedChoices(form: string): FormValues {
  const kept = visit.value(keyOf(form));
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** Stores the named choices of a form for this visit; an empty list clears them. */
export function storeChoices(form: string, values: FormValues, names: readonly string[]): void {
  const choices = Object.entries(values).filter(([name]) => names.includes(name));
  if (choices.length === 0) visit.drop(keyOf(form));
  else visit.write(keyOf(form), JSON.stringify(Object.fromEntries(choices)));
}

/** Notes that a form holds personal data, not the data itself, so that a reload can say that it is lost. */
export function notePersonalWords(form: string, isWritten: boolean): void {
  if (isWritten) visit.write(wordsIn(form), '');
  else visit.drop(wordsIn(form));
}

/** Returns whether a form held personal data. */
export function hadPersonalWords(form: string): boolean {
  return visit.read(wordsIn(form)) !== undefined;
}

const wordsIn = (form: string) => `words in ${form}`;

function keyOf(form: string): string {
  return `choices of ${form}`;
}
