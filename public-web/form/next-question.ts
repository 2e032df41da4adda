import type { KeyboardEvent } from 'react';

const questions = 'input:not([type="radio"]), [role="radiogroup"][aria-required="true"]';

/** Enter goes on to the next question that must be answered; after the last one it sends the form. */
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

/** What the Enter key of a phone's keyboard says in an input: that it goes on, or that it sends. */
export function nameEnter(form: HTMLFormElement, target: EventTarget): void {
  if (isLine(target)) target.enterKeyHint = nextQuestion(form, target) === undefined ? 'go' : 'next';
}

function nextQuestion(form: HTMLFormElement, from: HTMLElement): HTMLElement | undefined {
  const open = [...form.querySelectorAll<HTMLElement>(questions)].filter(isOpen);
  return open.find((question) => from.compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** A question that must be answered and is not. */
function isOpen(question: HTMLElement): boolean {
  if (!(question instanceof HTMLInputElement)) return question.querySelector(':checked') === null;
  return question.required && (question.type === 'checkbox' ? !question.checked : question.value === '');
}

/** An input of one line, as against a box to tick or a button. */
function isLine(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
}
