import type { RetentionRule } from './retention.ts';

/** Retention rules for mailings, and for unsubscriptions from news. */
export const lettersToMany: readonly RetentionRule[] = [
  {
    table: 'mailings',
    personal: ['filter', 'sent_by', 'subject', 'body', 'spanish_subject', 'spanish_body'],
    policy: 'What organizers wrote to many at once is forgotten after a year; the letters themselves before.',
    statement: `delete from mailings mailing where created_at < now() - interval '1 year'
        and not exists (select from mailing_letters where mailing_id = mailing.id)`,
  },
  {
    table: 'news_endings',
    personal: ['address'],
    policy: 'That an address wants no news is forgotten when no player or parent on file has it any more.',
    statement: `delete from news_endings where address not in (
      select lower(email) from players union select lower(parent_email) from players where parent_email is not null)`,
  },
  {
    table: 'shown_links',
    personal: ['mark'],
    policy: 'That an organizer was shown a link is kept as a mark that opens nothing, for as long as any link works.',
    statement: `delete from shown_links where shown_at < now() - interval '400 days'`,
  },
];
