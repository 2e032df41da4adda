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

/** Of an edit only the answers that differ from what it began with: what a form was not given it cannot take away. */
export function changedAnswers<F extends Fields>(form: Form<F>, more: readonly string[] = []) {
  const answers = onlyAnswers(form, more);
  return (record: Readonly<Record<string, unknown>>, began: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(answers(record)).filter(([name, answer]) => !isSame(answer, began[name] ?? null)),
    );
}

/** Answers are values of JSON; one that was never given is as one that is empty. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(given(one)) === JSON.stringify(given(other));

const given = (answer: unknown) => (answer === '' || (Array.isArray(answer) && answer.length === 0) ? null : answer);
