import { keepChoices, keptChoices } from './kept-choices.ts';
import type { Sheet } from './sheet.ts';

/** A form that was begun. `choices` names the inputs that say nothing about a person. */
interface Draft {
  readonly sheet: Sheet;
  readonly choices: readonly string[];
}

/** What was typed and not sent yet, by form. It lives as long as the page and is written nowhere. */
const drafts = new Map<string, Draft>();

/** What a form starts with: the draft, or the choices kept over a reload. */
export function draftOf(form: string): Sheet {
  return drafts.get(form)?.sheet ?? keptChoices(form);
}

/** Remembers what stands in a form; its choices outlive a reload. */
export function keepDraft(form: string, sheet: Sheet, choices: readonly string[]): void {
  drafts.set(form, { sheet: { ...sheet }, choices });
  keepChoices(form, sheet, choices);
  watchLeaving();
}

/** A form went through: nothing of it is kept. */
export function dropDraft(form: string): void {
  drafts.delete(form);
  keepChoices(form, {}, []);
  watchLeaving();
}

/** The browser asks before somebody's own words are lost. */
function watchLeaving(): void {
  window.removeEventListener('beforeunload', askBeforeLeaving);
  if ([...drafts.values()].some(hasPersonalWords)) window.addEventListener('beforeunload', askBeforeLeaving);
}

function hasPersonalWords({ sheet, choices }: Draft): boolean {
  return Object.entries(sheet).some(([name, value]) => isTyped(value) && !choices.includes(name));
}

function isTyped(value: string | boolean): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
