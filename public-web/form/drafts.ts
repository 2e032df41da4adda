import { ofPage } from '../kit/of-page.ts';
import type { FormValues } from './form-values.ts';
import { hadWords, keepChoices, keptChoices, noteWords } from './kept-choices.ts';

/** A form that was begun. `choices` names the inputs that say nothing about a person. */
interface Draft {
  readonly values: FormValues;
  readonly choices: readonly string[];
}

/** What was typed and not sent yet, by form. It lives as long as the page and is written nowhere. */
const drafts = ofPage('drafts', () => new Map<string, Draft>());

/** From which form somebody went on to another. */
const cameFrom = ofPage('forms gone on from', () => new Map<string, string>());

/** What a form starts with: the draft, or the choices kept over a reload. */
export function draftOf(form: string): FormValues {
  return drafts.get(form)?.values ?? keptChoices(form);
}

/** Whether somebody had written of a person in a form before the page was loaded again, which is kept nowhere. */
export function isPartOfDraft(form: string): boolean {
  return !drafts.has(form) && hadWords(form);
}

/** Remembers what stands in a form; its choices outlive a reload, and that there was more. */
export function keepDraft(form: string, values: FormValues, choices: readonly string[]): void {
  const draft = { values: { ...values }, choices };
  drafts.set(form, draft);
  keepChoices(form, values, choices);
  noteWords(form, hasPersonalWords(draft));
  watchLeaving();
}

/** Puts into a form what somebody has told already; nothing of it outlives the page. */
export function beginDraft(form: string, values: FormValues): void {
  drafts.set(form, { values, choices: [] });
  watchLeaving();
}

/** Somebody goes on with another form: what they typed stands in it, and what they came from is kept until it went through. */
export function moveDraft(from: string, to: string, values: FormValues): void {
  beginDraft(to, values);
  if (from !== to) cameFrom.set(to, from);
}

/** A form went through: nothing of it is kept, nor of the form it was gone on from. */
export function dropDraft(form: string): void {
  drafts.delete(form);
  const before = cameFrom.get(form);
  cameFrom.delete(form);
  if (before !== undefined) dropDraft(before);
  keepChoices(form, {}, []);
  noteWords(form, false);
  watchLeaving();
}

/** The browser asks before somebody's own words are lost. */
function watchLeaving(): void {
  window.removeEventListener('beforeunload', askBeforeLeaving);
  if ([...drafts.values()].some(hasPersonalWords)) window.addEventListener('beforeunload', askBeforeLeaving);
}

function hasPersonalWords({ values, choices }: Draft): boolean {
  return Object.entries(values).some(([name, value]) => isTyped(value) && !choices.includes(name));
}

function isTyped(value: string | boolean): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** One for all languages: what one has asked to listen, another can let go. */
const askBeforeLeaving = ofPage('asks before leaving', () => (event: BeforeUnloadEvent) => event.preventDefault());
