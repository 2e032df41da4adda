import type { Fields, Form } from '../../domain/form/form.ts';

/** Of all that a record brings along, what a form asks for; an input left empty is null. */
export function onlyAnswers<F extends Fields>(form: Form<F>, more: readonly string[] = []) {
  return (sheet: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      [...Object.keys(form.fields), ...more].map((name) => [name, sheet[name] === '' ? null : (sheet[name] ?? null)]),
    );
}
