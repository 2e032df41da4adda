import type { Fields, Form } from '../../domain/rule/form/form.ts';

/** Returns a function that picks the form's answers from a record; an empty input becomes null. */
export function onlyAnswers<F extends Fields>(form: Form<F>, more: readonly string[] = []) {
  const names = new Set([...Object.keys(form.fields), ...more]);
  return (record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(record)
        .filter(([name, answer]) => names.has(name) && answer !== undefined)
        .map(([name, answer]) => [name, answer === '' ? null : answer]),
    );
}

/** Returns a function that picks the answers that differ from the original record, so that fields missing in the form cannot be cleared. */
export function changedAnswers<F extends Fields>(form: Form<F>, more: readonly string[] = []) {
  const answers = onlyAnswers(form, more);
  return (record: Readonly<Record<string, unknown>>, began: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(answers(record)).filter(([name, answer]) => !isSame(answer, began[name] ?? null)),
    );
}

/** Compares answers as JSON; a missing one equals an empty one. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(given(one)) === JSON.stringify(given(other));

const given = (answer: unknown) => (answer === '' || (Array.isArray(answer) && answer.length === 0) ? null : answer);
