import { asWritten, type Sentence } from '../language/sentence.ts';

/** Words that a mailing fills in; they may also stand in a subject. */
const wordPlaces = ['name', 'team', 'tournament', 'amount'] as const;

export type WordPlace = (typeof wordPlaces)[number];

/** Place of the link to sign the waiver. It stands in a text alone. */
export const waiverPlace = 'waiver link';

export type TextPlace = WordPlace | typeof waiverPlace;

/** Back-office lists whose people can be written to, with what can be filled in for them. */
export const placesOf = {
  teams: ['name', 'team', 'tournament'],
  players: [...wordPlaces, waiverPlace],
  'tournament-registrations': [...wordPlaces, waiverPlace],
  'pre-registrations': ['name'],
} as const satisfies Readonly<Record<string, readonly TextPlace[]>>;

export type MailedList = keyof typeof placesOf;

export const mailedLists = Object.keys(placesOf) as readonly MailedList[];

/** Piece of a text: written words, or a placeholder. */
type Piece = { readonly written: string } | { readonly place: string };

const braces = /\{([^{}\n]{0,40})\}/g;

/** Splits a text at its braces: "Hi {name}," is "Hi ", the name, and a comma. */
export function piecesOf(text: string): readonly Piece[] {
  const parts = text.split(braces);
  return parts
    .map((part, at): Piece => (at % 2 === 0 ? { written: part } : { place: part.trim().toLowerCase() }))
    .filter((piece) => !('written' in piece) || piece.written !== '');
}

export function isWordPlace(place: string): place is WordPlace {
  return wordPlaces.some((one) => one === place);
}

/** Subject and text of a mailing, in English and optionally in Spanish. */
export interface MailingTexts {
  readonly subject: string;
  readonly text: string;
  readonly spanishSubject: string | null;
  readonly spanishText: string | null;
}

/** Returns the placeholders in the texts of a mailing, each once. */
export function placesIn(mailing: MailingTexts): ReadonlySet<TextPlace> {
  const texts = [mailing.subject, mailing.text, mailing.spanishSubject, mailing.spanishText];
  const named = texts.flatMap((text) => piecesOf(text ?? '')).flatMap((piece) => ('place' in piece ? piece.place : []));
  return new Set(named.filter((place): place is TextPlace => isWordPlace(place) || place === waiverPlace));
}

/** Returns the error of a text for the people of a list; undefined when all its placeholders can be filled in. */
export function unfillable(text: string, list: MailedList, where: 'subject' | 'text'): Sentence | undefined {
  const places: readonly TextPlace[] = placesOf[list];
  const known = places.filter((place) => where === 'text' || isWordPlace(place));
  const stranger = piecesOf(text).find((piece) => 'place' in piece && !known.some((one) => one === piece.place));
  if (stranger === undefined || 'written' in stranger) return undefined;
  const choices = known.map((place) => `{${place}}`).join(', ');
  return asWritten(`{${stranger.place}} cannot be filled in here; what can is ${choices}`);
}
