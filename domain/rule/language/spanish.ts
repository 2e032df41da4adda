import callOffs from './es/call-offs.json' with { type: 'json' };
import choices from './es/choices.json' with { type: 'json' };
import dates from './es/dates.json' with { type: 'json' };
import drafts from './es/drafts.json' with { type: 'json' };
import everybody from './es/everybody.json' with { type: 'json' };
import families from './es/families.json' with { type: 'json' };
import followers from './es/followers.json' with { type: 'json' };
import history from './es/history.json' with { type: 'json' };
import invitations from './es/invitations.json' with { type: 'json' };
import labels from './es/labels.json' with { type: 'json' };
import ledger from './es/ledger.json' with { type: 'json' };
import letters from './es/letters.json' with { type: 'json' };
import lettersOfRecords from './es/letters-records.json' with { type: 'json' };
import lettersOfTeams from './es/letters-teams.json' with { type: 'json' };
import mailings from './es/mailing.json' with { type: 'json' };
import matchday from './es/matchday.json' with { type: 'json' };
import organizers from './es/organizers.json' with { type: 'json' };
import prices from './es/prices.json' with { type: 'json' };
import privacy from './es/privacy.json' with { type: 'json' };

/** Spanish catalogue: all sentences of the product, by the English sentence. Each subject is a file of `es/`, which a translator's tools read. */
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
