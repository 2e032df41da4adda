import { callOffs } from './spanish-call-offs.ts';
import { choices } from './spanish-choices.ts';
import { dates } from './spanish-dates.ts';
import { drafts } from './spanish-drafts.ts';
import { everybody } from './spanish-everybody.ts';
import { families } from './spanish-families.ts';
import { followers } from './spanish-followers.ts';
import { history } from './spanish-history.ts';
import { invitations } from './spanish-invitations.ts';
import { labels } from './spanish-labels.ts';
import { ledger } from './spanish-ledger.ts';
import { letters } from './spanish-letters.ts';
import { lettersOfRecords } from './spanish-letters-records.ts';
import { lettersOfTeams } from './spanish-letters-teams.ts';
import { mailings } from './spanish-mailing.ts';
import { matchday } from './spanish-matchday.ts';
import { organizers } from './spanish-organizers.ts';
import { prices } from './spanish-prices.ts';
import { privacy } from './spanish-privacy.ts';

/** Spanish catalogue: all sentences of the product, by the English sentence. */
export const spanish = {
  ...labels,
  ...choices,
  ...callOffs,
  ...everybody,
  ...families,
  ...invitations,
  ...mailings,
  ...matchday,
  ...followers,
  ...organizers,
  ...dates,
  ...drafts,
  ...history,
  ...privacy,
  ...ledger,
  ...prices,
  ...letters,
  ...lettersOfTeams,
  ...lettersOfRecords,
} as const;
