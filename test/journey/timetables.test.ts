// The journeys of timetables, withdrawals and scores, on one product; each has its own tournament and people.
import './draft-timetable.journey.ts';
import './bring-team-back.journey.ts';
import './contact-notices.journey.ts';
import './schedule-mail.journey.ts';
import './two-keepers.journey.ts';
