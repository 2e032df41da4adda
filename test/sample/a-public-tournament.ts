import type { PublicSite } from '../../domain/answer/site/public-site.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { sitesPrices } from '../../domain/rule/tournament/prices.ts';

/** A tournament of December that takes registrations, as everybody sees it. */
export function aPublicTournament(different: Partial<PublicTournament> = {}): PublicTournament {
  return {
    id: 7,
    name: 'Series',
    date: 'December 15',
    firstDay: '2026-12-15',
    ageGroup: 'U7-U19',
    location: 'Teaneck',
    status: 'upcoming',
    maxTeams: 16,
    registrationDeadline: null,
    registrationOpen: true,
    visible: true,
    isDividedByAge: false,
    ageYear: null,
    asks: [],
    acceptsRegistrations: true,
    placesLeft: null,
    callOff: null,
    ...sitesPrices,
    ...different,
  };
}

/** What the site says of itself. */
export function aPublicSite(different: Partial<PublicSite> = {}): PublicSite {
  return {
    fee: { cents: 4000 },
    venmoHandle: 'golden-goal',
    contactEmail: 'hello@example.com',
    contactPhone: '(201) 555-0133',
    links: [],
    socialLinks: [],
    closingOneClosesAll: false,
    isRegistrationClosed: false,
    ...different,
  };
}
