import type { Language } from '../language/language.ts';
import { filling, type Place, type Sentence, said } from '../language/sentence.ts';
import { type LetterKind, rulesOf } from './letter-kind.ts';

/** What a letter says: paragraphs, and things to do with a link. */
export type LetterPart = Paragraph | Link | { readonly kind: 'facts'; readonly facts: readonly Fact[] } | Debt;

/** Something to do. What is also found elsewhere gives way where a letter has more links than one reads: first, or after those. */
export interface Link {
  readonly kind: 'link';
  readonly label: Sentence;
  readonly url: string;
  readonly givesWay?: 'first' | 'last';
}

/** A paragraph. What strangers have chosen in it loses its addresses of the web, unless an organizer has written it. */
export interface Paragraph {
  readonly kind: 'text';
  readonly text: Sentence;
  readonly keepsLinks?: true;
  /** Stands in the file that goes along, and not in the letter itself. */
  readonly isInFile?: true;
}

/** A line of a letter's facts; a value that is a bare text is a name, a number or a date. */
export type Fact = readonly [name: Sentence, value: Place];

/** What is owed, in US cents, and the word to write beside it; whom to pay is said as the letter is written. */
export interface Debt {
  readonly kind: 'debt';
  readonly amountCents: number;
  readonly reference: string;
  /** Whether the family has said that it pays on the day. */
  readonly isPaidAtEvent: boolean;
}

/** A mail to one person about one event. */
export interface Letter {
  readonly kind: LetterKind;
  /** What happened, and to whom: of one event one letter goes out, however often it is asked for. */
  readonly event: string;
  /** An address, or empty where the reader has none: the letter goes to the post tray then, as that of the player. */
  readonly to: string;
  readonly playerId?: number | null;
  /** The language of whoever it goes to: it is written in that, once, when it is posted. */
  readonly language: Language;
  readonly subject: Sentence;
  readonly parts: readonly LetterPart[];
}

/** What makes a letter be written once: its kind, and what happened. */
export type LetterEvent = Pick<Letter, 'kind' | 'event'>;

/** The event of a letter: of one kind, about the same things, one goes out. */
export function once(kind: LetterKind, ...about: readonly (string | number)[]): LetterEvent {
  return { kind, event: [kind, ...about].join(':') };
}

/** The address to which a mail program posts that it wants no more of such letters (RFC 8058), as their link has it; other letters have none. */
export function oneClickUnsubscribe(kind: LetterKind, text: string): string | undefined {
  if (!rulesOf(kind).canBeEnded) return undefined;
  const [, origin, sealed] = /(https?:\/\/\S+)\/unsubscribe\/([^\s/?]+)/.exec(text) ?? [];
  return sealed === undefined ? undefined : `${origin}/api/pre-registrations/${sealed}/unsubscribe`;
}

/** Whether there is anybody to write to: a record may have no address, or a placeholder's. */
export function isReachable({ to }: Pick<Letter, 'to'>): boolean {
  return to !== '' && !to.endsWith('.invalid');
}

const webAddress = /\S*(?:[a-z]+:\/\/|www\.)\S*/giu;

/**
 * A dot before two letters of a word, with or without their marks: without it no mail program takes the word for an
 * address of the web; F.C. keeps its.
 */
const dotWithin = /(?<=[\p{L}\p{N}\p{M}])[.\u3002\uFF0E\uFF61](?=\p{L}\p{M}*\p{L})/giu;

/** A name that strangers chose, fit for a subject line: no web address, one line. */
export function fitForSubject(name: string): Place {
  const fit = name.replace(webAddress, '').replace(dotWithin, ' ').replace(/\s+/g, ' ').trim();
  return fit === '' ? filling('a team') : fit;
}

/** What makes a mail program turn a word into a link by itself. */
const scheme = /:\/\/|(?<=www)\./gi;

/** What a letter says, with no address of the web in it: strangers' names stand there, and links have parts of their own. */
export function withoutLinks(text: string): string {
  return text.replace(scheme, ' ').replace(dotWithin, ' ');
}

/** How a letter begins. */
export function greet(name: Place): LetterPart {
  return paragraph(said('Hi {name},', { name }));
}

export function paragraph(text: Sentence): LetterPart {
  return { kind: 'text', text };
}

/** A paragraph of the file that goes along with a letter. */
export function inFile(text: Sentence): LetterPart {
  return { kind: 'text', text, isInFile: true };
}

export function linkTo(label: Sentence, url: string): LetterPart {
  return { kind: 'link', label, url };
}

/** A link to what is also found elsewhere. */
export function asideTo(label: Sentence, url: string, givesWay: 'first' | 'last' = 'first'): LetterPart {
  return { kind: 'link', label, url, givesWay };
}

/** The most links of a letter: of more, nobody finds the one that matters. */
export const mostLinks = 3;

/** The parts of a letter without the links that are too many, the last one first; how a teammate is reached is no page to open. */
export function withFewLinks<Part extends object & { readonly url?: string; readonly givesWay?: 'first' | 'last' }>(
  parts: readonly Part[],
): readonly Part[] {
  const links = parts.filter(({ url }) => url?.startsWith('http'));
  const inOrder = (['first', 'last'] as const).flatMap((way) => links.filter((one) => one.givesWay === way).reverse());
  const dropped = new Set(inOrder.slice(0, Math.max(0, links.length - mostLinks)));
  return parts.filter((part) => !dropped.has(part));
}
