// The tests of what strangers, families and programs may see and do, on one product; each has its own tournament and people.
import './allow-lists.journey.ts';
import './api-key-holders.journey.ts';
import './api-keys.journey.ts';
import './bracket-allow-lists.journey.ts';
import './ended-rights.journey.ts';
import './family-page.journey.ts';
import './hostile-scores.journey.ts';
import './keeper-links.journey.ts';
import './live-answers.journey.ts';
import './organizer-sessions.journey.ts';
import './request-limits.journey.ts';
import './shadowing.journey.ts';
import './stored-before-answered.journey.ts';
import './unusable-ids.journey.ts';
