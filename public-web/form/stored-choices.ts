import type { FormValues } from './form-values.ts';

/** Returns a form's choices that survived a reload; none is personal. */
export function storedChoices(form: string): FormValues {
  const kept: unknown = JSON.parse(visit()?.getItem(keyOf(form)) ?? '{}');
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** Stores the named choices of a form for this visit; an empty list clears them. */
export function storeChoices(form: string, values: FormValues, names: readonly string[]): void {
  const choices = Object.entries(values).filter(([name]) => names.includes(name));
  if (choices.length === 0) visit()?.removeItem(keyOf(form));
  else visit()?.setItem(keyOf(form), JSON.stringify(Object.fromEntries(choices)));
}

/** Notes that a form holds personal data, not the data itself, so that a reload can say that it is lost. */
export function notePersonalWords(form: string, isWritten: boolean): void {
  if (isWritten) visit()?.setItem(wordsIn(form), '');
  else visit()?.removeItem(wordsIn(form));
}

/** Returns whether a form held personal data. */
export function hadPersonalWords(form: string): boolean {
  return (visit()?.getItem(wordsIn(form)) ?? null) !== null;
}

const wordsIn = (form: string) => `words in ${form}`;

function keyOf(form: string): string {
  return `choices of ${form}`;
}

/** Returns the session storage, or undefined if the browser forbids it. */
function visit(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
