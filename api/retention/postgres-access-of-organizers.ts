import type { RetentionRule } from './retention-rule.ts';

/** Retention rules for the organizers' means of access. */
export const accessOfOrganizers: readonly RetentionRule[] = [
  {
    table: 'api_keys',
    personal: ['name', 'start'],
    policy: 'A key of the API is forgotten a year after it was revoked, or with the account.',
    statement: `delete from api_keys where revoked_at < now() - interval '1 year'`,
  },
];
