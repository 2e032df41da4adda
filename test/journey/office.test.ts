// The journeys of the back office, on one product; each has its own tournament and people.
import './accounts.journey.ts';
import './api-walk.journey.ts';
import './audit.journey.ts';
import './back-office-brackets.journey.ts';
import './back-office-export-words.journey.ts';
import './back-office-exports.journey.ts';
import './back-office-players.journey.ts';
import './messages.journey.ts';
import './money-to-refund.journey.ts';
import './organizer.journey.ts';
import './own-account.journey.ts';
import './paper.journey.ts';
import './prices.journey.ts';
import './site-settings.journey.ts';
