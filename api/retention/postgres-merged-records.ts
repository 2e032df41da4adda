import type { RetentionRule } from './retention.ts';

/** Retention rules for merges that can no longer be undone: the other record's names and contacts stay, so that it is erased with the person. */
export const mergedRecords: readonly RetentionRule[] = [
  {
    table: 'player_merges',
    personal: ['undo'],
    policy: 'How two records of one person were before they were put together is forgotten after a day.',
    statement: `update player_merges set undo = null where at < now() - interval '24 hours' and undo is not null`,
  },
  {
    table: 'player_merges',
    personal: ['gone'],
    policy:
      'How a record was called and reached that was put together with another is kept as long as the player, so that an erasure finds all of it.',
  },
];
