import type { RetentionRule } from './retention.ts';

/** Retention rules for the organizers' means of access, and the notices to owners about them. */
export const accessOfOrganizers: readonly RetentionRule[] = [
  {
    table: 'api_keys',
    personal: ['name', 'start'],
    policy: 'A key of the API is forgotten a year after it was revoked, or with the account.',
    statement: `delete from api_keys where revoked_at < now() - interval '1 year'`,
  },
  {
    table: 'access_news',
    personal: [],
    policy: 'What an owner hears of access that was made is forgotten when the owner closes it, and after a year.',
    statement: `delete from access_news where noted_at < now() - interval '1 year'`,
  },
];
