import type { Needs } from '../../port/ports.ts';

/** Where two records of one person are put together, and taken apart again. */
export type MergingPorts = Needs<
  | 'duplicates'
  | 'tournaments'
  | 'teams'
  | 'players'
  | 'registrations'
  | 'joinRequests'
  | 'ledger'
  | 'revocations'
  | 'outbox'
  | 'links'
  | 'seal'
  | 'audit'
  | 'clock'
  | 'mailboxes'
  | 'recentProofs'
>;
