import type { FormValues } from './form-values.ts';

/** The choices of a form that outlive a reload; nothing personal is among them. */
export function keptChoices(form: string): FormValues {
  const kept: unknown = JSON.parse(visit()?.getItem(keyOf(form)) ?? '{}');
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** Keeps the named choices of a form for this visit; none of them clears what was kept. */
export function keepChoices(form: string, values: FormValues, names: readonly string[]): void {
  const choices = Object.entries(values).filter(([name]) => names.includes(name));
  if (choices.length === 0) visit()?.removeItem(keyOf(form));
  else visit()?.setItem(keyOf(form), JSON.stringify(Object.fromEntries(choices)));
}

/** Notes that a form has words about a person in it, not which: they are lost with the page, and that is said. */
export function noteWords(form: string, isWritten: boolean): void {
  if (isWritten) visit()?.setItem(wordsIn(form), '');
  else visit()?.removeItem(wordsIn(form));
}

/** Whether a form had words about a person in it. */
export function hadWords(form: string): boolean {
  return (visit()?.getItem(wordsIn(form)) ?? null) !== null;
}

const wordsIn = (form: string) => `words in ${form}`;

function keyOf(form: string): string {
  return `choices of ${form}`;
}

/** The storage of this visit; a browser that forbids it simply keeps nothing. */
function visit(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
