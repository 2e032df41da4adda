// The journeys of families, on one product; each has its own tournament and people.
import './cancel-registration.journey.ts';
import './claimed-waiver.journey.ts';
import './contact-code.journey.ts';
import './detail-questions.journey.ts';
import './family-page.journey.ts';
import './folded-names.journey.ts';
import './free-agent.journey.ts';
import './places-left.journey.ts';
import './player-id.journey.ts';
