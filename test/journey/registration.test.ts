// The journeys of registration and the waiver, on one product; each has its own tournament and people.
import './erase-person.journey.ts';
import './family.journey.ts';
import './missing-waivers.journey.ts';
import './payment-letters.journey.ts';
import './pre-registration.journey.ts';
import './signed-copy.journey.ts';
import './tell-interested.journey.ts';
import './waiver.journey.ts';
