import { catalogueOf, type Language } from '../../rule/language/language.ts';
import { type Phrase, said, translate } from '../../rule/language/sentence.ts';
import type { LinkPreview } from '../../rule/site/link-preview.ts';

/** Pages of the whole site that are shared, with what their links say. */
const previews = {
  '/': said({
    title: 'Youth 3v3 soccer tournaments in New Jersey',
    text: 'Bring a team, join one, or come alone. Dates, places, live scores and brackets.',
  }),
  '/tournaments': said({
    title: 'Tournament Brackets',
    text: 'Brackets, tables, games and teams of every tournament.',
  }),
  '/live-scores': said({
    title: 'Live Scores',
    text: 'The games being played, the next kick-offs and the final scores, as they happen.',
  }),
} as const satisfies Readonly<Record<string, Readonly<Record<'title' | 'text', Phrase>>>>;

type SharedPage = keyof typeof previews;

export const isSharedPage = (address: string | undefined): address is SharedPage =>
  address !== undefined && address in previews;

/** Returns the preview of a page of the whole site for messengers, in the language of the link. */
export function sitePreview(page: SharedPage, language: Language): LinkPreview {
  const { title, text } = previews[page];
  const inWords = (phrase: Phrase) => translate(phrase, catalogueOf[language]);
  return { title: `${inWords(title)} · Golden Goal`, text: inWords(text), path: page };
}
