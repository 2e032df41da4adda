import { detailColumns } from '../database/detail-columns.ts';
import { followedGames } from './follower-retention.ts';
import { accessOfOrganizers } from './postgres-access-of-organizers.ts';
import { books } from './postgres-books.ts';
import { lettersToMany } from './postgres-letters-to-many.ts';
import type { RetentionRule } from './retention-rule.ts';

const forgotten = (columns: readonly string[]): string => columns.map((column) => `${column} = null`).join(', ');

/** All retention rules. A text column that is missing here and among the impersonal ones fails the tests. */
export const retention: readonly RetentionRule[] = [
  {
    table: 'players',
    personal: ['name', 'name_key', 'phone', 'phone_key', 'email', 'current_club', 'search_words'].concat(
      ['parent_name', 'parent_email', 'parent_phone', 'language'],
      detailColumns,
    ),
    policy: 'Five years after the last registration a player is erased; scores and goals stay without the name.',
    statement: `update players p set name = 'Removed player', name_key = 'removed ' || id, phone = '', phone_key = '', email = '',
        birth_year = null, current_club = 'None', ${forgotten(detailColumns)}, parent_name = null, parent_email = null, parent_phone = null,
        language = 'en'
      where name_key not like 'removed %' and created_at < now() - interval '5 years' and not exists (
        select from tournament_registrations r
        where r.player_id = p.id and r.registration_date > now() - interval '5 years')`,
  },
  {
    table: 'tournament_registrations',
    personal: ['notes', 'play_with'],
    policy: 'Notes and wishes are forgotten a year after the registration.',
    statement: `update tournament_registrations set notes = null, play_with = null
      where registration_date < now() - interval '1 year'
        and (notes is not null or play_with is not null)`,
  },
  {
    table: 'tournament_registrations',
    personal: ['waiver_signer', 'waiver_relationship', 'waiver_address'],
    policy:
      'A signed waiver is kept for seven years, and until the year in which the player turns 21, unless the family erases the player.',
    statement: `update tournament_registrations r set waiver_signer = null, waiver_relationship = null, waiver_address = null
      from players p
      where p.id = r.player_id and r.waiver_signer is not null and r.registration_date < now() - interval '7 years'
        and coalesce(p.birth_year, 0) + 21 < extract(year from now())`,
  },
  {
    table: 'teams',
    personal: ['captain_name', 'captain_email', 'captain_phone', 'captain_language', 'search_words'],
    policy: 'How to reach a captain is forgotten three years after the team was made; the name goes after five.',
    statement: `update teams set captain_email = '', captain_phone = '', captain_language = 'en',
        captain_name = case when created_at < now() - interval '5 years' then 'Removed player' else captain_name end
      where created_at < now() - interval '3 years' and (captain_email <> '' or captain_phone <> ''
        or (captain_name <> 'Removed player' and created_at < now() - interval '5 years'))`,
  },
  {
    table: 'invitations',
    personal: ['email', 'email_key'],
    policy: 'Invited addresses are forgotten after a year.',
    statement: `delete from invitations where created_at < now() - interval '1 year'`,
  },
  {
    table: 'pre_registrations',
    personal: ['name', 'email', 'phone', 'sex', 'language'],
    policy: 'Interest is forgotten after two years.',
    statement: `delete from pre_registrations where created_at < now() - interval '2 years'`,
  },
  {
    table: 'outgoing_mails',
    personal: ['event', 'recipient', 'subject', 'text_body', 'html_body', 'language', 'last_error'],
    policy:
      'Emails are forgotten half a year after they were sent, those that could not or were not to be sent after a year.',
    statement: `delete from outgoing_mails
      where (state = 'sent' and sent_at < now() - interval '6 months')
        or (state in ('dead', 'dropped') and created_at < now() - interval '1 year')`,
  },
  {
    table: 'outgoing_mails',
    personal: ['recipient'],
    policy: 'The letter that confirms an erasure is forgotten within the hour after it has left.',
    statement: `delete from outgoing_mails where kind = 'family-erased' and state <> 'waiting'`,
  },
  {
    table: 'outgoing_mails',
    personal: ['sender', 'source'],
    policy:
      'For whom a letter was paced and from where it was caused, the latter as a keyed hash, is forgotten a day after it was due.',
    statement: `update outgoing_mails set sender = null, source = null
      where (sender is not null or source is not null) and state <> 'waiting' and due_at < now() - interval '1 day'`,
  },
  ...lettersToMany,
  ...books,
  {
    table: 'mailboxes',
    personal: ['written_by'],
    policy: 'Which session wrote an address is forgotten when the session is over, or the address has answered.',
    statement: `update mailboxes set written_by = null
      where written_by is not null and not exists (select from sessions where sid = written_by)`,
  },
  {
    table: 'mailboxes',
    personal: ['address'],
    policy: 'That an address was confirmed is forgotten when no player, parent or captain on file has it any more.',
    statement: `delete from mailboxes where address not in (
      select lower(email) from players union select lower(parent_email) from players where parent_email is not null
      union select lower(captain_email) from teams)`,
  },
  ...followedGames,
  {
    table: 'score_updates',
    personal: ['updated_by'],
    policy: 'Who kept a score is part of its history, which nobody can change: as long as the game.',
  },
  {
    table: 'player_goals',
    personal: ['updated_by'],
    policy: 'Who entered a goal is kept as long as the goal.',
  },
  {
    table: 'score_keepers',
    personal: ['name'],
    policy: 'The names that keepers signed in with are forgotten after a year.',
    statement: `delete from score_keepers where signed_in_at < now() - interval '1 year'`,
  },
  {
    table: 'keeper_links',
    personal: [],
    policy: 'The links that score keepers came in with are forgotten a year after they ended.',
    statement: `delete from keeper_links where ends_at < now() - interval '1 year'`,
  },
  ...accessOfOrganizers,
  {
    table: 'webhooks',
    personal: ['url'],
    policy: 'Where other sites are told what happens is kept until an organizer takes it away.',
  },
  {
    table: 'webhook_deliveries',
    personal: ['payload', 'last_error'],
    policy:
      'What other sites were told, which names nobody, is forgotten after a month; what they never took after three.',
    statement: `delete from webhook_deliveries
      where (state = 'sent' and sent_at < now() - interval '1 month') or created_at < now() - interval '3 months'`,
  },
  {
    table: 'audit',
    personal: ['who', 'what', 'before', 'after', 'source'],
    policy: 'Who changed or saw what is kept for three years, from the oldest on.',
    statement: `delete from audit where at < now() - interval '3 years'`,
  },
  {
    table: 'audit_source_keys',
    personal: ['key'],
    policy: 'What would tell from where somebody came goes with the day.',
    statement: `delete from audit_source_keys where day < (now() at time zone 'UTC')::date`,
  },
  {
    table: 'admin_users',
    personal: ['username', 'name', 'email', 'password_hash', 'configured_hash', 'invitation_mark'],
    policy: 'An organizer is kept as long as the account; one that has ended, as long as the audit names it.',
    statement: `delete from admin_users u
      where state = 'ended' and not exists (select from audit where who in (u.username, u.email))`,
  },
  {
    table: 'second_factors',
    personal: ['sealed_secret'],
    policy: 'The secret of a second factor is kept sealed, until it is removed or the account goes.',
  },
  {
    table: 'recovery_codes',
    personal: ['mark'],
    policy: 'A recovery code is kept as a keyed hash until it is used, and goes with the second factor.',
  },
  {
    table: 'grants',
    personal: ['session_id', 'mark'],
    policy: 'What a session may do ends within a day.',
    statement: `delete from grants where granted_at < now() - interval '1 day'`,
  },
  {
    table: 'sessions',
    personal: ['sid', 'sess'],
    policy: 'A session ends a day after it was last used.',
    statement: `delete from sessions where expire < now()`,
  },
  {
    table: 'failures',
    personal: ['key'],
    policy:
      'Failures are counted for a quarter of an hour, those of an account for a day, under keys that name nobody.',
    // The end of a stop is noted in the audit by whoever deletes its mark.
    statement: `delete from failures where expire < extract(epoch from now()) * 1000 and key not like 'stopped:%'`,
  },
  {
    table: 'contact_codes',
    personal: ['code_hash', 'session_id'],
    policy: 'A code is forgotten when it is used, at the latest an hour after it expires.',
    statement: `delete from contact_codes where expires_at < now() - interval '1 hour'`,
  },
  {
    table: 'answered_calls',
    personal: ['body_hash', 'sealed_answer'],
    policy: 'Answers are kept for a day, sealed with a key that only their asker has.',
    statement: `delete from answered_calls where answered_at < now() - interval '24 hours'`,
  },
];
