import type { Language } from '../language/language.ts';
import { asPlaceholderValue, type Place, type Sentence, said } from '../language/sentence.ts';
import { type LetterKind, rulesOf } from './letter-kind.ts';

/** Part of a letter: a paragraph, a link, facts or a debt. */
export type LetterPart = Paragraph | Link | { readonly kind: 'facts'; readonly facts: readonly Fact[] } | Debt;

/** Link in a letter. One whose page is also found elsewhere is dropped from a letter with too many links: first, or after those. The link to pay stays. */
export interface Link {
  readonly kind: 'link';
  readonly label: Sentence;
  readonly url: string;
  readonly givesWay?: 'first' | 'last';
}

/** Paragraph. Web addresses in texts that strangers chose are removed from it, unless an organizer has written it. */
interface Paragraph {
  readonly kind: 'text';
  readonly text: Sentence;
  readonly keepsLinks?: true;
}

/** One line of a letter's facts; a value that is plain text is a name, a number or a date. An email address keeps its dots. */
export type Fact = readonly [name: Sentence, value: Place, kind?: 'address'];

/** Debt in US cents, with the payment reference; the payee is added when the letter is written. */
export interface Debt {
  readonly kind: 'debt';
  readonly amountCents: number;
  readonly reference: string;
  /** Whether the family has said that it pays on the day. */
  readonly isPaidAtEvent: boolean;
  /** Whether the letter names the amount already, as the fee. */
  readonly isNamed?: boolean;
}

/** Letter to one person about one event. */
export interface Letter {
  readonly kind: LetterKind;
  /** Key of the event and its subject: only one letter is sent for each event, however often it is requested. */
  readonly event: string;
  /** Address, or empty when the reader has none: then nothing is written. */
  readonly to: string;
  /** Address of the person who causes a letter to strangers. Until that mailbox has answered, the letters leave at the pace of the settings. */
  readonly sender?: string;
  /** Recipient's language, in which the letter is written once, when it is posted. */
  readonly language: Language;
  readonly subject: Sentence;
  readonly parts: readonly LetterPart[];
}

/** Key by which a letter is written only once: its kind and its event. */
export type LetterEvent = Pick<Letter, 'kind' | 'event'>;

/** Creates the event of a letter: one letter is sent for each kind and subject. */
export function once(kind: LetterKind, ...about: readonly (string | number)[]): LetterEvent {
  return { kind, event: [kind, ...about].join(':') };
}

/** Returns the address for one-click unsubscribing (RFC 8058), from the letter's link; undefined for other letters. */
export function oneClickUnsubscribe(kind: LetterKind, text: string): string | undefined {
  if (!rulesOf(kind).canBeEnded) return undefined;
  const [, origin, sealed] = /(https?:\/\/\S+)\/unsubscribe\/([^\s/?]+)/.exec(text) ?? [];
  return sealed === undefined ? undefined : `${origin}/api/pre-registrations/${sealed}/unsubscribe`;
}

/** Returns whether a letter has a real address: a record may have none, or a placeholder's. */
export function isReachable({ to }: Pick<Letter, 'to'>): boolean {
  return to !== '' && !to.endsWith('.invalid');
}

const webAddress = /\S*(?:[a-z]+:\/\/|www\.)\S*/giu;

/**
 * Matches a dot before two letters of a word, with or without their marks. Without the dot no mail program takes the word for a
 * web address; F.C. keeps its dots.
 */
const dotWithin = /(?<=[\p{L}\p{N}\p{M}])[.\u3002\uFF0E\uFF61](?=\p{L}\p{M}*\p{L})/giu;

/** Cleans a name that strangers chose for use in a subject line: no web address, one line. */
export function fitForSubject(name: string): Place {
  const fit = name.replace(webAddress, '').replace(dotWithin, ' ').replace(/\s+/g, ' ').trim();
  return fit === '' ? asPlaceholderValue('a team') : fit;
}

/** Matches the characters by which a mail program turns a word into a link. */
const scheme = /:\/\/|(?<=www)\./gi;

/** Removes web addresses from a text of a letter: it contains strangers' names, and links are parts of their own. */
export function withoutLinks(text: string): string {
  return text.replace(scheme, ' ').replace(dotWithin, ' ');
}

/** Matches the first name in a name: letters alone, so that no address or link stands in a greeting. */
const firstName = /\p{L}[\p{L}\p{M}'’-]+/u;

/** Maximum length of a name in a greeting or a subject, in characters: a stranger may have chosen it, and the reader has proved nothing. */
const mostOfName = 30;

/** Returns the first name in a name, for a greeting or a subject. */
export function firstNameOf(name: string): string {
  return [...(firstName.exec(name)?.[0] ?? name)].slice(0, mostOfName).join('');
}

/** Creates the greeting of a letter, by the first name. */
export function greet(name: Place): LetterPart {
  if (typeof name !== 'string') return paragraph(said('Hi {name},', { name }));
  return paragraph(said('Hi {name},', { name: firstNameOf(name) }));
}

export function paragraph(text: Sentence): LetterPart {
  return { kind: 'text', text };
}

export function linkTo(label: Sentence, url: string): LetterPart {
  return { kind: 'link', label, url };
}

/** Creates a link to a page that is also found elsewhere. */
export function asideTo(label: Sentence, url: string, givesWay: 'first' | 'last' = 'first'): LetterPart {
  return { kind: 'link', label, url, givesWay };
}

/** Maximum number of links in a letter; among more, nobody finds the one that matters. */
export const mostLinks = 3;

/** Removes surplus links from a letter, the last one first; teammates' mail and phone links do not count. */
export function withFewLinks<Part extends object & { readonly url?: string; readonly givesWay?: 'first' | 'last' }>(
  parts: readonly Part[],
): readonly Part[] {
  const links = parts.filter(({ url }) => url?.startsWith('http'));
  const inOrder = (['first', 'last'] as const).flatMap((way) => links.filter((one) => one.givesWay === way).reverse());
  const dropped = new Set(inOrder.slice(0, Math.max(0, links.length - mostLinks)));
  return parts.filter((part) => !dropped.has(part));
}
