import { everybody } from './spanish-everybody.ts';
import { families } from './spanish-families.ts';
import { labels } from './spanish-labels.ts';
import { letters } from './spanish-letters.ts';
import { lettersOfRecords } from './spanish-letters-records.ts';
import { lettersOfTeams } from './spanish-letters-teams.ts';
import { matchday } from './spanish-matchday.ts';
import { organizers } from './spanish-organizers.ts';

/** All that the product says by its rules, in Spanish, by the sentence in English. */
export const spanish = {
  ...labels,
  ...everybody,
  ...families,
  ...matchday,
  ...organizers,
  ...letters,
  ...lettersOfTeams,
  ...lettersOfRecords,
} as const;
