// The journeys of the back office's lists of teams, registrations and tournaments, on one product; each has its own tournament and people.
import './back-office-registrations.journey.ts';
import './back-office-search.journey.ts';
import './back-office-teams.journey.ts';
import './back-office-tournaments.journey.ts';
import './needs.journey.ts';
