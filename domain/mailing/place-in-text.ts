import { asWritten, type Sentence } from '../language/sentence.ts';

/** Back-office lists that mailings can go to: by player (latest registration), by registration, by team (captain). */
export const mailedLists = ['players', 'tournament-registrations', 'teams'] as const;

export type MailedList = (typeof mailedLists)[number];

/** Placeholders: words may also stand in a subject; blocks, which have links, stand in the text only. */
const wordPlaces = ['name', 'team', 'tournament', 'amount', 'reference'] as const;
const blockPlaces = ['pay', 'waiver', 'game day', 'player id', 'captain page', 'results'] as const;

export type WordPlace = (typeof wordPlaces)[number];
export type BlockPlace = (typeof blockPlaces)[number];
export type TextPlace = WordPlace | BlockPlace;

const ofTeams: readonly TextPlace[] = ['name', 'team', 'tournament', 'captain page'];
const ofPeople: readonly TextPlace[] = [...wordPlaces, 'pay', 'waiver', 'game day', 'player id', 'results'];

/** Placeholders available for the people of each list. */
export const placesOf: Readonly<Record<MailedList, readonly TextPlace[]>> = {
  players: ofPeople,
  'tournament-registrations': ofPeople,
  teams: ofTeams,
};

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

export function isBlockPlace(place: string): place is BlockPlace {
  return blockPlaces.some((one) => one === place);
}

/** Returns the placeholders in the texts of a mailing, each once. */
export function placesIn(texts: readonly (string | null)[]): ReadonlySet<TextPlace> {
  const named = texts.flatMap((text) => piecesOf(text ?? '')).flatMap((piece) => ('place' in piece ? piece.place : []));
  return new Set(named.filter((place): place is TextPlace => isWordPlace(place) || isBlockPlace(place)));
}

/** Returns the error of a text for the people of a list; undefined when all its placeholders can be filled in. */
export function unfillable(text: string, list: MailedList, where: 'subject' | 'text'): Sentence | undefined {
  const known = placesOf[list].filter((place) => where === 'text' || isWordPlace(place));
  const stranger = piecesOf(text).find((piece) => 'place' in piece && !known.some((one) => one === piece.place));
  if (stranger === undefined || 'written' in stranger) return undefined;
  const choices = known.map((place) => `{${place}}`).join(', ');
  return asWritten(`{${stranger.place}} cannot be filled in here; what can is ${choices}`);
}
