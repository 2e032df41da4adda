import { choices } from './spanish-choices.ts';
import { everybody } from './spanish-everybody.ts';
import { families } from './spanish-families.ts';
import { followers } from './spanish-followers.ts';
import { history } from './spanish-history.ts';
import { invitations } from './spanish-invitations.ts';
import { labels } from './spanish-labels.ts';
import { leads } from './spanish-leads.ts';
import { letters } from './spanish-letters.ts';
import { lettersOfRecords } from './spanish-letters-records.ts';
import { lettersOfTeams } from './spanish-letters-teams.ts';
import { matchday } from './spanish-matchday.ts';
import { organizers } from './spanish-organizers.ts';
import { privacy } from './spanish-privacy.ts';
import { teamMove } from './spanish-team-move.ts';

/** All that the product says by its rules, in Spanish, by the sentence in English. */
export const spanish = {
  ...labels,
  ...choices,
  ...everybody,
  ...families,
  ...invitations,
  ...teamMove,
  ...matchday,
  ...followers,
  ...organizers,
  ...history,
  ...privacy,
  ...letters,
  ...lettersOfTeams,
  ...leads,
  ...lettersOfRecords,
} as const;
