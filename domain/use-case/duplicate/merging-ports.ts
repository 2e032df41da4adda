import type { Given } from '../../port/ports.ts';

/** Where two records of one person are put together, and taken apart again. */
export type MergingPorts = Given<
  | 'duplicates'
  | 'tournaments'
  | 'teams'
  | 'players'
  | 'registrations'
  | 'joinRequests'
  | 'ledger'
  | 'revocations'
  | 'seal'
  | 'mailboxes'
  | 'recentProofs'
>;
