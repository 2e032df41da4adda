import type { RetentionRule } from './retention.ts';

/** How long is kept what those are told who follow a team. */
export const followedGames: readonly RetentionRule[] = [
  {
    table: 'calendar_entries',
    personal: [],
    policy: 'That a game was called off stays in the calendars of its teams for 60 days.',
    statement: `delete from calendar_entries where called_off_at < now() - interval '60 days'
        and not exists (select from games where id = game_id)`,
  },
];
