// The journeys of captains and their teams, on one product; each has its own tournament and people.
import './create-team.journey.ts';
import './delete-team.journey.ts';
import './team-contacts.journey.ts';
