import { Injectable } from '@nestjs/common';
import type { ListedReminders } from '../../domain/answer/mailing/listed-reminders.ts';
import type { DueReminder, ReminderSwitches, ReminderTopic } from '../../domain/mailing/reminder.ts';
import { FamilyReminders } from '../../domain/port/family-reminders.ts';
import { Database } from '../database/database.ts';
import { owesSql } from '../registration/open-sql.ts';

/** Arbitrary number of the advisory lock for family reminders; only one process sends them. */
const turnLock = 33_017_938;

/** Condition that a `registration` still needs a reminder; families who pay on the day have said so and get none about payment. */
const open: Readonly<Record<ReminderTopic, string>> = {
  unpaid: `${owesSql}
    and registration.payment_method is distinct from 'at_event'`,
  unsigned: `registration.waiver_confirmed_at is null and not 'refused-waiver' = any(registration.flags)`,
};

/** Address of a `player` for each topic. */
const address: Readonly<Record<ReminderTopic, string>> = {
  unpaid: 'player.email',
  unsigned: 'coalesce(player.parent_email, player.email)',
};

const onFile = `tournament_registrations registration
  join players player on player.id = registration.player_id
  left join teams team on team.id = registration.team_id`;

const isReached = (topic: ReminderTopic) => `${open[topic]} and coalesce(team.is_active, true)
  and ${address[topic]} <> '' and ${address[topic]} not like '%.invalid'`;

/** Condition that no reminder was sent by hand within the last day; such a reminder replaces the automatic one. */
const byHand = `not exists (select from waiver_reminders hand
  where hand.registration_id = registration.id and hand.reminded_at > $5::timestamptz - interval '1 day')`;

@Injectable()
export class PostgresFamilyReminders extends FamilyReminders {
  constructor(private readonly database: Database) {
    super();
  }

  override async takeTurn(): Promise<boolean> {
    const [turn] = await this.database.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      turnLock,
    ]);
    return turn?.taken ?? false;
  }

  override async switch(tournamentId: number, { unpaid, unsigned }: ReminderSwitches): Promise<void> {
    await this.database.query(
      `insert into tournament_reminders (tournament_id, unpaid, unsigned) values ($1, $2, $3)
       on conflict (tournament_id) do update set unpaid = excluded.unpaid, unsigned = excluded.unsigned`,
      [tournamentId, unpaid, unsigned],
    );
  }

  override async switchedOn(): Promise<readonly ({ readonly tournamentId: number } & ReminderSwitches)[]> {
    return this.database.query(
      `select switches.tournament_id as "tournamentId", switches.unpaid, switches.unsigned
       from tournament_reminders switches join tournaments tournament on tournament.id = switches.tournament_id
       where tournament.status = 'upcoming' and (switches.unpaid or switches.unsigned) order by 1`,
    );
  }

  override async remind(
    tournamentId: number,
    about: ReminderTopic,
    { daysBefore, registeredBefore }: DueReminder,
    now: Date,
    most: number,
  ): Promise<readonly number[]> {
    const reminded = await this.database.query<{ id: number }>(
      `with reminded as (
         insert into family_reminders (registration_id, about, days_before, reminded_at)
         select registration.id, $2::varchar, $3::int, $5::timestamptz from ${onFile}
         where registration.tournament_id = $1 and registration.registration_date < $4 and ${isReached(about)}
           ${about === 'unsigned' ? `and ${byHand}` : ''}
           and not exists (select from family_reminders known where known.registration_id = registration.id
             and known.about = $2::varchar and known.days_before = $3::int)
         order by registration.id limit $6
         on conflict do nothing returning registration_id as id)
       select id from reminded order by id`,
      [tournamentId, about, daysBefore, registeredBefore, now, most],
    );
    return reminded.map(({ id }) => id);
  }

  /** Drops waiting reminders that are no longer needed, except those being handed over or possibly accepted. */
  override async dropAnswered(): Promise<void> {
    await this.database.query(
      `update outgoing_mails set state = 'dropped', last_error = 'What this asked for has been done, or asks for nothing any more.'
       where state = 'waiting' and doubts = 0 and (
         (kind = 'reminder-unpaid' and not ${isOpen('unpaid')})
         or (kind = 'waiver-link' and event like '% days before' and not ${isOpen('unsigned')}))`,
    );
  }

  /** Lists upcoming tournaments with their switches and the numbers of reminders. */
  async list(): Promise<readonly ListedReminders[]> {
    const now = (topic: ReminderTopic) =>
      `(select count(*)::int from ${onFile} where registration.tournament_id = tournament.id and ${isReached(topic)})`;
    const so = (topic: ReminderTopic) =>
      `(select count(*)::int from family_reminders known join tournament_registrations registration
        on registration.id = known.registration_id
        where registration.tournament_id = tournament.id and known.about = '${topic}')`;
    return this.database.query<ListedReminders>(
      `select tournament.id as "tournamentId", tournament.name, tournament.first_day::text as "firstDay",
         coalesce(switches.unpaid, false) as unpaid, coalesce(switches.unsigned, false) as unsigned,
         ${now('unpaid')} as "unpaidNow", ${now('unsigned')} as "unsignedNow",
         ${so('unpaid')} as "remindedOfPayment", ${so('unsigned')} as "remindedOfWaiver"
       from tournaments tournament left join tournament_reminders switches on switches.tournament_id = tournament.id
       where tournament.status = 'upcoming'
         and coalesce(tournament.first_day, 'infinity') >= (now() at time zone 'America/New_York')::date
       order by tournament.first_day, tournament.id limit 100`,
    );
  }
}

/** Builds the condition that the registration named by a letter's event is in an upcoming tournament and still needs a reminder. */
function isOpen(topic: ReminderTopic): string {
  return `exists (select from ${onFile} join tournaments tournament on tournament.id = registration.tournament_id
    where registration.id = split_part(event, ':', 2)::int and tournament.status = 'upcoming' and ${isReached(topic)})`;
}
