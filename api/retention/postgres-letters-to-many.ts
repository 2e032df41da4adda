import type { RetentionRule } from './retention-rule.ts';

/** Retention rules for unsubscriptions from news, and for links that were shown. */
export const lettersToMany: readonly RetentionRule[] = [
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
