import type { RetentionRule } from './retention.ts';

/** Retention rules for the families' requests. */
export const wishesOfFamilies: readonly RetentionRule[] = [
  {
    table: 'player_changes',
    personal: ['session_id', 'before', 'after'],
    policy: 'What a family asked to change of itself, and how it was before, is forgotten after 30 days.',
    statement: `delete from player_changes where asked_at < now() - interval '30 days'`,
  },
];
