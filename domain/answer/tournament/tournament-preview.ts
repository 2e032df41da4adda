import type { LinkPreview } from '../../site/link-preview.ts';
import type { PublicTournament } from './public-tournament.ts';

type Announced = Pick<
  PublicTournament,
  'id' | 'name' | 'date' | 'location' | 'ageGroup' | 'acceptsRegistrations' | 'placesLeft'
>;

/** What a messenger shows of a page about a tournament. */
export function tournamentPreview(tournament: Announced, page: '/' | '/tournaments'): LinkPreview {
  const { id, name, date, location, ageGroup } = tournament;
  return {
    title: `${name} · Golden Goal`,
    text: `${date}, ${location}, ${ageGroup}. ${registrationOf(tournament)}`,
    path: `${page}?tournament=${id}`,
    picture: '/share/tournament.png',
  };
}

function registrationOf({ acceptsRegistrations, placesLeft }: Announced): string {
  if (!acceptsRegistrations) return 'Registration is closed.';
  if (placesLeft === null) return 'Registration is open.';
  if (placesLeft === 0) return 'Registration is open: teams wait for a place.';
  return `Registration is open: ${placesLeft === 1 ? '1 place' : `${placesLeft} places`} left for teams.`;
}
