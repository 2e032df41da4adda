import type { Given } from '../../port/ports.ts';

/** Ports needed to merge two records of one person, and to undo it. */
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
