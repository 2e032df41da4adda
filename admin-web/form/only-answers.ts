import type { Fields, Form } from '../../domain/form/form.ts';

/** Of all that a record brings along, what a form asks for and shows; an input left empty is null. */
export function onlyAnswers<F extends Fields>(form: Form<F>, more: readonly string[] = []) {
  const names = new Set([...Object.keys(form.fields), ...more]);
  return (record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(record)
        .filter(([name, answer]) => names.has(name) && answer !== undefined)
        .map(([name, answer]) => [name, answer === '' ? null : answer]),
    );
}
