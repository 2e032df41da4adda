import { ofPage } from '../kit/of-page.ts';
import { visit } from '../kit/storage.ts';
import type { FormValues } from './form-values.ts';

/** Unsent form. `choices` names the inputs without personal data. */
interface Draft {
  readonly values: FormValues;
  readonly choices: readonly string[];
}

/** Unsent values by form. They live in memory as long as the page and are stored nowhere. */
const drafts = ofPage('drafts', () => new Map<string, Draft>());

/** Maps a form to the one that led to it. */
const cameFrom = ofPage('forms gone on from', () => new Map<string, string>());

/** Returns the initial values of a form: its draft, or the choices stored over a reload. */
export function draftOf(form: string): FormValues {
  return drafts.get(form)?.values ?? storedChoices(form);
}

/** Returns the unsent form that was changed last, with its values. */
export function latestDraft(): { readonly form: string; readonly values: FormValues } | undefined {
  const [latest] = [...drafts].slice(-1);
  return latest && { form: latest[0], values: latest[1].values };
}

/** Returns whether personal data was typed into a form before a reload; the data itself is not stored. */
export function isPartOfDraft(form: string): boolean {
  return !drafts.has(form) && hadPersonalWords(form);
}

/** Stores the values of a form; only its choices, and the fact that there was personal data, survive a reload. */
export function keepDraft(form: string, values: FormValues, choices: readonly string[]): void {
  const draft = { values: { ...values }, choices };
  drafts.delete(form);
  drafts.set(form, draft);
  storeChoices(form, values, choices);
  notePersonalWords(form, hasPersonalWords(draft));
  watchLeaving();
}

/** Starts a draft with values that are known already; it is lost with the page. */
export function beginDraft(form: string, values: FormValues): void {
  drafts.set(form, { values, choices: [] });
  watchLeaving();
}

/** Moves values to another form; the first form's draft is kept until the second one is accepted. */
export function moveDraft(from: string, to: string, values: FormValues): void {
  beginDraft(to, values);
  if (from !== to) cameFrom.set(to, from);
}

/** Drops the draft of an accepted form, and of the form that led to it. */
export function dropDraft(form: string): void {
  drafts.delete(form);
  const before = cameFrom.get(form);
  cameFrom.delete(form);
  if (before !== undefined) dropDraft(before);
  storeChoices(form, {}, []);
  notePersonalWords(form, false);
  watchLeaving();
}

/** Lets the browser ask before personal data is lost. */
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

/** Shared by the builds of all languages, so that one build can remove a listener that another has added. */
const askBeforeLeaving = ofPage('asks before leaving', () => (event: BeforeUnloadEvent) => event.preventDefault());

/** Returns a form's choices that survived a reload; none is personal. */
export function storedChoices(form: string): FormValues {
  const kept = visit.value(keyOf(form));
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** Stores the named choices of a form for this visit; an empty list clears them. */
function storeChoices(form: string, values: FormValues, names: readonly string[]): void {
  const choices = Object.entries(values).filter(([name]) => names.includes(name));
  if (choices.length === 0) visit.drop(keyOf(form));
  else visit.write(keyOf(form), JSON.stringify(Object.fromEntries(choices)));
}

/** Notes that a form holds personal data, not the data itself, so that a reload can say that it is lost. */
export function notePersonalWords(form: string, isWritten: boolean): void {
  if (isWritten) visit.write(wordsIn(form), '');
  else visit.drop(wordsIn(form));
}

/** Returns whether a form held personal data. */
export function hadPersonalWords(form: string): boolean {
  return visit.read(wordsIn(form)) !== undefined;
}

const wordsIn = (form: string) => `words in ${form}`;

function keyOf(form: string): string {
  return `choices of ${form}`;
}
