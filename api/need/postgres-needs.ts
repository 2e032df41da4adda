import { Injectable } from '@nestjs/common';
import type { Needs, SilentField, TeamNotHere } from '../../domain/answer/need/needs.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Site } from '../../domain/port/site.ts';
import { deriveDay } from '../../domain/rule/bracket/tournament-day.ts';
import { missingSettings } from '../../domain/rule/site/site-settings.ts';
import { teamsNotHere } from '../check-in/teams-not-here.ts';
import { Database } from '../database/database.ts';
import { isOverdueSql } from '../game/overdue-sql.ts';
import { silentFields } from '../game/silent-fields.ts';
import { toRefundIdsSql } from '../ledger/postgres-to-refund.ts';
import { isOverSql, owesSql } from '../registration/open-sql.ts';
import { hasNoGamesSql, isShortSql } from '../team/postgres-team-needs.ts';
import { isUnpublishedSql } from '../tournament/unpublished-sql.ts';

/** Query of the counts from one pass over current registrations and from other indexes. */
const counted = `select
    count(*) filter (where ${owesSql})::int as unpaid,
    count(*) filter (where registration.waiver_signed_at is null)::int as unsigned,
    count(*) filter (where registration.team_id is null)::int as unplaced,
    (select count(*)::int from ledger_entries where registration_id in (${toRefundIdsSql})) as refunds,
    (select count(*)::int from teams team where ${isShortSql}) as "shortTeams",
    (select count(*)::int from teams team where ${hasNoGamesSql}) as "idleTeams",
    (select count(*)::int from games game where ${isOverdueSql}) as unscored,
    (select count(*)::int from timetable_drafts draft join tournaments tournament on tournament.id = draft.tournament_id
      where ${isUnpublishedSql}) as unpublished,
    (select count(*)::int from outgoing_mails where state = 'dead') as undelivered
  from tournament_registrations registration
  join tournaments tournament on tournament.id = registration.tournament_id
  where not (${isOverSql})`;

/** Query of the drawn tournaments that are being played: only their standings can have a tie. */
const played = `select tournament.id from tournaments tournament where not (${isOverSql})
  and exists (select from games game where game.tournament_id = tournament.id and game.status = 'completed') order by 1`;

/** Counts what needs an organizer now. */
@Injectable()
export class PostgresNeeds {
  constructor(
    private readonly database: Database,
    private readonly brackets: Brackets,
    private readonly site: Site,
  ) {}

  async count(): Promise<Omit<Needs, 'isProxyUnknown'>> {
    const [[counts], tournaments, silent, notHere, settings] = await Promise.all([
      this.database.query<Needs['counts']>(counted),
      this.database.query<{ readonly id: number }>(played),
      this.database.query<SilentField>(silentFields),
      this.database.query<TeamNotHere>(teamsNotHere),
      this.site.settings(),
    ]);
    if (counts === undefined) throw new Error('The counts have no row');
    const tied = await Promise.all(tournaments.map(({ id }) => this.isTied(id)));
    const tiedTournamentIds = tournaments.filter((_, at) => tied[at]).map(({ id }) => id);
    return {
      counts,
      tiedTournamentIds,
      silentFields: silent,
      teamsNotHere: notHere,
      sampleSettings: missingSettings(settings).length,
    };
  }

  private async isTied(tournamentId: number): Promise<boolean> {
    const day = await this.brackets.find(tournamentId);
    return day !== undefined && deriveDay(day).some(({ ties }) => ties.length > 0);
  }
}
