import type { RetentionRule } from './retention-rule.ts';

/** Retention rules for what families and followers are told about games. */
export const followedGames: readonly RetentionRule[] = [
  {
    table: 'told_timetables',
    personal: ['games'],
    policy: 'What a family was told of the timetable is forgotten half a year later, as the letters are.',
    statement: `delete from told_timetables where told_at < now() - interval '6 months'`,
  },
  {
    table: 'told_contacts',
    personal: ['games'],
    policy:
      'What a team’s contact was told of the timetable is forgotten when the team has another, and half a year later.',
    statement: `delete from told_contacts where told_at < now() - interval '6 months'`,
  },
  {
    table: 'calendar_entries',
    personal: [],
    policy: 'That a game was called off stays in the calendars of its teams for 60 days.',
    statement: `delete from calendar_entries where called_off_at < now() - interval '60 days'
        and not exists (select from games where id = game_id)`,
  },
  {
    table: 'followers',
    personal: ['endpoint', 'p256dh', 'auth', 'language'],
    policy:
      'The address of a browser that follows a team is forgotten when it follows no more, when its push service knows it no more, and 30 days after the last game.',
    statement: `delete from followers where followed_at < now() - interval '30 days' and not exists (
        select from calendar_entries entry
        where entry.team_id = followers.team_id and entry.end_time > now() - interval '30 days')
      and exists (select from calendar_entries entry where entry.team_id = followers.team_id)
      or followed_at < now() - interval '1 year'`,
  },
  {
    table: 'follow_counts',
    personal: ['source'],
    policy: 'From where somebody began to follow a team is kept as a keyed hash, for a day.',
    statement: 'delete from follow_counts where day < current_date',
  },
  {
    table: 'push_messages',
    personal: ['payload'],
    policy:
      'What followers were told, which names no player, is forgotten when it has lost its worth, within 6 hours or with the kick-off.',
    statement: 'delete from push_messages where ends_at < now()',
  },
];
