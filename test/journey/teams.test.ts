// The journeys of teams, on one product; each has its own tournament and people.
import './captain-roster.journey.ts';
import './captain.journey.ts';
import './change-brackets.journey.ts';
import './delete-several.journey.ts';
import './follow-limits.journey.ts';
import './lost-place.journey.ts';
import './same-team.journey.ts';
import './team-contact.journey.ts';
