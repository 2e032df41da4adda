import { catalogueOf, type Language, languages } from '../language/language.ts';
import { asWritten, type Sentence, said, translate } from '../language/sentence.ts';
import { dollars } from '../payment/fee.ts';
import { dateInWords } from '../time/date-in-words.ts';

/** Texts in the preview picture of a shared link, from top to bottom; never the name of a child. */
export interface PreviewPicture {
  readonly opening: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** Kinds of pages with pictures of their own: an invitation by its code, a tournament by its number. */
export type Pictured = 'teams' | 'tournaments';

/** Date, place and ages as organizers wrote them. */
interface Announced {
  readonly name: string;
  readonly date: string;
  readonly location: string;
  readonly ageGroup: string;
}

/** Team with the name of its tournament. */
interface Invited extends Announced {
  readonly tournament: string;
}

const openings = {
  teams: 'You are invited to join',
  tournaments: 'Youth 3v3 soccer',
} as const satisfies Record<Pictured, Sentence>;

/** Returns the picture of an invitation to a team, with the fee for a player in cents. */
export function teamPicture(team: Invited, feeCents: number, language: Language): PreviewPicture {
  const { name, tournament, ageGroup, date, location } = team;
  // In a tournament that is divided by age, the tournament's name contains the bracket.
  const played = tournament.includes(ageGroup) ? tournament : `${tournament} · ${ageGroup}`;
  return pictured(
    'teams',
    name,
    [asWritten(played), asWritten(`${dateInWords(date, language)} · ${location}`), fee(feeCents)],
    language,
  );
}

/** Returns the picture of a tournament, with the fee for a player in cents. */
export function tournamentPicture(tournament: Announced, feeCents: number, language: Language): PreviewPicture {
  const { name, date, location, ageGroup } = tournament;
  const written = [`${dateInWords(date, language)} · ${ageGroup}`, location];
  return pictured('tournaments', name, [...written.map(asWritten), fee(feeCents)], language);
}

/** Returns the alternative text of a picture. */
export function pictureText(shown: Pictured, name: string, language: Language): string {
  return `${translate(openings[shown], catalogueOf[language])}${shown === 'teams' ? '' : ':'} ${name}`;
}

/** Returns the path of a picture; the default language is not named in it. */
export function picturePath(shown: Pictured, id: string | number, language: Language): string {
  const path = `/previews/${shown}/${encodeURIComponent(id)}.png`;
  return language === languages[0] ? path : `${path}?lang=${language}`;
}

const fee = (cents: number): Sentence => said('{fee} a player', { fee: dollars(cents) });

function pictured(shown: Pictured, name: string, lines: readonly Sentence[], language: Language): PreviewPicture {
  const catalogue = catalogueOf[language];
  return {
    opening: translate(openings[shown], catalogue),
    name,
    lines: lines.map((line) => translate(line, catalogue)),
  };
}
