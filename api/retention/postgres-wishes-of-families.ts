import type { RetentionRule } from './retention.ts';

/** Retention rules for the families' requests. */
export const wishesOfFamilies: readonly RetentionRule[] = [
  {
    table: 'player_changes',
    personal: ['session_id', 'before', 'after'],
    policy: 'What a family asked to change of itself, and how it was before, is forgotten after 30 days.',
    statement: `delete from player_changes where asked_at < now() - interval '30 days'`,
  },
  {
    table: 'team_offers',
    personal: ['name', 'email', 'phone', 'role', 'language'],
    policy: 'Who a team is offered to is forgotten when they answer, and after a week if they do not.',
    statement: `update team_offers set name = null, email = null, phone = null, role = null, language = null
      where email is not null and offered_at < now() - interval '7 days'`,
  },
];
