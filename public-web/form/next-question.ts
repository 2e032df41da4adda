import type { KeyboardEvent } from 'react';

const questions = 'input:not([type="radio"]), [role="radiogroup"][aria-required="true"]';

/** Moves to the next unanswered required question on Enter; after the last one Enter sends the form. */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  if (key !== 'Enter' || event.nativeEvent.isComposing || !isLine(target)) return;
  const next = nextQuestion(currentTarget, target);
  if (next === undefined) return;
  event.preventDefault();
  const input = next.matches('input') ? next : next.querySelector('input');
  next.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}

/** Sets the label of Enter on a phone's keyboard: next, or go for the last question. */
export function nameEnter(form: HTMLFormElement, target: EventTarget): void {
  if (isLine(target)) target.enterKeyHint = nextQuestion(form, target) === undefined ? 'go' : 'next';
}

function nextQuestion(form: HTMLFormElement, from: HTMLElement): HTMLElement | undefined {
  const open = [...form.querySelectorAll<HTMLElement>(questions)].filter(isOpen);
  return open.find((question) => from.compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Returns whether a required question is still unanswered. */
function isOpen(question: HTMLElement): boolean {
  if (!(question instanceof HTMLInputElement)) return question.querySelector(':checked') === null;
  return question.required && (question.type === 'checkbox' ? !question.checked : question.value === '');
}

/** Returns whether the target is a text input, not a checkbox or a radio button. */
function isLine(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
}
