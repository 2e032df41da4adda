import { catalogueOf, type Language } from '../../rule/language/language.ts';
import { type Sentence, said, translate } from '../../rule/language/sentence.ts';
import type { LinkPreview } from '../../rule/site/link-preview.ts';
import { dateInWords } from '../../rule/time/date-in-words.ts';
import type { PublicTournament } from './public-tournament.ts';

type Announced = Pick<
  PublicTournament,
  'id' | 'name' | 'date' | 'location' | 'ageGroup' | 'acceptsRegistrations' | 'placesLeft'
>;

/** Returns the preview of a tournament's page for messengers, in the language of the link. */
export function tournamentPreview(
  tournament: Announced,
  page: '/' | '/tournaments',
  language: Language = 'en',
): LinkPreview {
  const { id, name, date, location, ageGroup, acceptsRegistrations } = tournament;
  return {
    title: `${name} · Golden Goal`,
    text: `${dateInWords(date, language)}, ${location}, ${ageGroup}. ${translate(page === '/' || acceptsRegistrations ? registrationOf(tournament) : 'Bracket, table, games and teams.', catalogueOf[language])}`,
    path: page === '/' ? `/?tournament=${id}` : `${page}/${id}`,
  };
}

function registrationOf({ acceptsRegistrations, placesLeft }: Announced): Sentence {
  if (!acceptsRegistrations) return 'Registration is closed.';
  if (placesLeft === null) return 'Registration is open.';
  if (placesLeft === 0) return 'Registration is open: teams wait for a place.';
  if (placesLeft === 1) return 'Registration is open: 1 place left for teams.';
  return said('Registration is open: {placesLeft} places left for teams.', { placesLeft });
}
