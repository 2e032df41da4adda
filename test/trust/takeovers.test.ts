// The tests of who would take over a team, a family or a session, on one product; each has its own tournament and people.
import './captain-by-proof.journey.ts';
import './old-letters.journey.ts';
import './takeover.journey.ts';
