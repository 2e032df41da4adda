import { Injectable } from '@nestjs/common';
import type { ReminderPreview } from '../../domain/answer/waiver/reminder-preview.ts';
import { OpenWaivers, type WaiverSelection } from '../../domain/port/open-waivers.ts';
import { Database } from '../database/database.ts';

/** Query part for the waivers that can still be requested: $1 the registrations, $2 the tournament. */
const open = `from tournament_registrations registration
  join tournaments tournament on tournament.id = registration.tournament_id
  join players player on player.id = registration.player_id
  left join waiver_reminders reminder on reminder.registration_id = registration.id
  where registration.waiver_confirmed_at is null and tournament.status <> 'completed'
    and not 'refused-waiver' = any(registration.flags)
    and ($1::int[] is null or registration.id = any($1)) and ($2::int is null or registration.tournament_id = $2)`;

const meantBy = ({ ids, tournamentId }: WaiverSelection) => [ids, tournamentId];

@Injectable()
export class PostgresOpenWaivers extends OpenWaivers {
  constructor(private readonly database: Database) {
    super();
  }

  override async remind(meant: WaiverSelection, now: Date, notSince: Date): Promise<readonly number[]> {
    const reminded = await this.database.query<{ id: number }>(
      `with reminded as (
         insert into waiver_reminders as reminder (registration_id, reminded_at)
         select registration.id, $3 ${open} order by registration.id
         on conflict (registration_id) do update set reminded_at = excluded.reminded_at where reminder.reminded_at <= $4
         returning registration_id as id)
       select id from reminded order by id`,
      [...meantBy(meant), now, notSince],
    );
    return reminded.map(({ id }) => id);
  }

  /** Counts the families who would be reminded now, and names the first of them. */
  async preview(meant: WaiverSelection, notSince: Date): Promise<ReminderPreview> {
    const [counts] = await this.database.query<ReminderPreview>(
      `with open as (
         select player.name, registration.waiver_signed_at is null as unsigned,
           coalesce(reminder.reminded_at > $3, false) as reminded,
           coalesce(nullif(player.parent_email, ''), player.email) = '' as unreachable ${open}),
       due as (select * from open where not reminded and not unreachable)
       select (select count(*)::int from open where unsigned) as "allUnsigned",
         (select count(*)::int from open where not unsigned) as "allClaimed",
         (select count(*)::int from due where unsigned) as unsigned,
         (select count(*)::int from due where not unsigned) as claimed,
         (select count(*)::int from open where reminded) as "remindedToday",
         (select count(*)::int from open where unreachable and not reminded) as "withoutAddress",
         coalesce((select array_agg(name order by name) from (select name from due order by name limit 10) first), '{}') as names`,
      [...meantBy(meant), notSince],
    );
    if (counts === undefined) throw new Error('What is counted has no row');
    return counts;
  }
}
