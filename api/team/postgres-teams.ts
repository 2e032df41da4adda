import { Injectable } from '@nestjs/common';
import { ILike } from 'typeorm';
import type { PlayedAt, RosterName } from '../../domain/answer/invitation/invited-team.ts';
import type { CaptainsPageContent, RosterPlayer } from '../../domain/answer/team/captains-team.ts';
import type { TeamInTournament } from '../../domain/answer/team/public-team.ts';
import { type CaptainSought, Teams } from '../../domain/port/teams.ts';
import { lookAlike, looksLike } from '../../domain/rule/player/look-alikes.ts';
import { nameKey } from '../../domain/rule/player/person.ts';
import { teammate } from '../../domain/rule/registration/team-contact.ts';
import type { NewTeamOnFile, Team } from '../../domain/rule/team/team.ts';
import { teamDetails } from '../../domain/rule/team/team-details.ts';
import { easternDay, easternYear } from '../../domain/rule/time/eastern.ts';
import { pricesNow } from '../../domain/rule/tournament/prices.ts';
import { birthYearsSql } from '../database/birth-years-sql.ts';
import { Database } from '../database/database.ts';
import { detailsSql } from '../database/detail-columns.ts';
import { rowLock } from '../database/row-lock.ts';
import { columnsOf, numberDrawn } from '../database/row-statements.ts';
import { hasRoom, type Room } from '../guessing/postgres-tries.ts';
import { waiverStateSql } from '../player/flags-sql.ts';
import { confirmedAddressesSql, knownToCaptainSql } from '../registration/postgres-known-sql.ts';
import { type TeamRow, teamRows } from './team-row.ts';

/** Filter of a team search. */
export interface TeamSearch {
  readonly isAvailable: boolean;
  readonly tournamentId?: number | undefined;
  /** Whether to include teams of hidden tournaments. */
  readonly seesHidden?: boolean;
}

const one = `select ${columnsOf(teamRows, 'team')} from teams team`;
const own = { name: 'team_own', sql: `${one} where id = $1 ${rowLock.sql}` };
const coded = { name: 'team_with_code', sql: `${one} where invitation_code = $1` };
const tried = {
  name: 'team_with_code_tried',
  sql: `${coded.sql} and ${hasRoom('$2', '$3', '$4')}`,
};
/** Query of the tournament's team names, against which a new name is checked, and the next id. */
const namesTaken = {
  name: 'team_names_taken',
  sql: `select array(select name::text from teams where tournament_id = $1) as names, ${numberDrawn('teams')} as drawn`,
};
const namesIn = { name: 'team_names_in', sql: 'select id, name from teams where tournament_id = $1 order by id' };

@Injectable()
export class PostgresTeams extends Teams {
  constructor(protected readonly database: Database) {
    super();
  }

  override async find(id: number): Promise<Team | undefined> {
    const row = await this.database.manager.findOneBy(teamRows, { id });
    return row === null ? undefined : toTeam(row);
  }

  override async lock(id: number): Promise<Team | undefined> {
    const [row] = await this.database.ask<TeamRow>(own, [id]);
    return row && toTeam(row);
  }

  override async withCode(invitationCode: string): Promise<Team | undefined> {
    const [row] = await this.database.ask<TeamRow>(coded, [invitationCode]);
    return row && toTeam(row);
  }

  /** Finds a code for a caller who may be guessing; finds nothing if one of the counters is full. */
  async withCodeTried(invitationCode: string, { keys, most, now }: Room): Promise<Team | undefined> {
    const [row] = await this.database.ask<TeamRow>(tried, [invitationCode, keys, most, now]);
    return row && toTeam(row);
  }

  override async named(tournamentId: number, name: string): Promise<Team | undefined> {
    const named = lookAlike(name, await this.database.ask<Pick<Team, 'id' | 'name'>>(namesIn, [tournamentId]));
    return named && this.find(named.id);
  }

  override async isNameTaken(tournamentId: number, name: string): Promise<boolean> {
    const [found] = await this.database.ask<{ names: readonly string[]; drawn: number }>(namesTaken, [tournamentId]);
    this.database.keepNumber('teams', found?.drawn);
    return found?.names.some((taken) => looksLike(taken, name)) ?? false;
  }

  override async add(team: NewTeamOnFile): Promise<Team> {
    const id = await this.database.insert(teamRows, { ...team, nameKey: nameKey(team.name) });
    return { ...team, id, currentPlayers: 0, captainLinkNumber: 1, version: 1 };
  }

  override async save(team: Team): Promise<Team> {
    const { id, currentPlayers: _, version, ...changed } = team;
    const row = { ...changed, nameKey: nameKey(team.name), version: version + 1 };
    await this.database.manager.update(teamRows, { id }, row);
    return { ...team, version: version + 1 };
  }

  override async ofCaptain(captain: CaptainSought): Promise<readonly Team[]> {
    const sought =
      'playerId' in captain ? { captainId: captain.playerId } : { captainEmail: ILike(literally(captain.email)) };
    const rows = await this.database.manager.find(teamRows, {
      where: { isActive: true, ...sought },
      order: { id: 'ASC' },
    });
    return rows.map(toTeam);
  }

  override async lockLedBy(captainId: number): Promise<readonly Team[]> {
    const rows = await this.database.manager.find(teamRows, {
      where: { captainId },
      order: { id: 'ASC' },
      lock: rowLock,
    });
    return rows.map(toTeam);
  }

  override async lockOf(playerId: number): Promise<readonly Team[]> {
    const rows = await this.database.manager
      .createQueryBuilder(teamRows, 'team')
      .where('team.captain_id = :playerId')
      .orWhere('team.id in (select team_id from tournament_registrations where player_id = :playerId)')
      .setParameters({ playerId })
      .orderBy('team.id')
      .setLock(rowLock.mode)
      .getMany();
    return rows.map(toTeam);
  }

  /** Lists the teams that hold a place in a tournament and match the filter. */
  async list(sought: TeamSearch): Promise<readonly TeamInTournament[]> {
    const teams = this.withTournament().where('team.is_active and team.waitlisted_at is null');
    if (!sought.seesHidden) teams.andWhere('tournament.visible');
    if (sought.isAvailable) {
      teams.andWhere(`team.current_players < team.max_players and tournament.status = 'upcoming'`);
    }
    if (sought.tournamentId !== undefined) teams.andWhere('team.tournament_id = :tournamentId', sought);
    return (await teams.orderBy('team.id').getRawMany<TeamRecord>()).map(toTeamInTournament);
  }

  /** Returns the team that can still be joined by this code with its roster, or undefined. */
  async invited(
    invitationCode: string,
    now: Date,
  ): Promise<{ found: TeamInTournament & { played: PlayedAt }; roster: readonly RosterName[] } | undefined> {
    const record = await this.withTournament()
      .addSelect(['tournament.date as date', 'tournament.location as location'])
      .addSelect(['tournament.playing_hours as "playingHours"', 'tournament.first_day::text as "firstDay"'])
      .addSelect('tournament.age_year as "ageYear"')
      .addSelect(['tournament.price_cents as "priceCents"', 'tournament.early_price_cents as "earlyPriceCents"'])
      .addSelect('tournament.early_until::text as "earlyUntil"')
      .addSelect('tournament.sibling_price_cents as "siblingPriceCents"')
      .where('team.invitation_code = :invitationCode', { invitationCode })
      .andWhere('team.is_active and team.waitlisted_at is null and team.current_players < team.max_players')
      .andWhere(`tournament.visible and tournament.registration_open and tournament.status = 'upcoming'`)
      .andWhere('coalesce(tournament.registration_deadline >= :today, true)', { today: easternDay(now) })
      .getRawOne<TeamRecord & PlayedAt>();
    if (record === undefined) return undefined;
    const { date, location, playingHours, firstDay, ageYear, ...others } = record;
    const { priceCents: _p, earlyPriceCents: _e, earlyUntil: _u, siblingPriceCents: _s, ...team } = others;
    const played = { date, location, playingHours, firstDay, ageYear, ...pricesNow(others, now) };
    const roster = await this.database.query<RosterName>(
      `select player.name, player.birth_year as "birthYear" from tournament_registrations registration
       join players player on player.id = registration.player_id
       where registration.team_id = $1 order by registration.id`,
      [record.id],
    );
    return { found: { ...toTeamInTournament(team), played }, roster };
  }

  /** Returns the roster of a team, the captain first. */
  async roster(id: number): Promise<CaptainsPageContent['roster']> {
    const rows = await this.database.query<RosterRecord>(
      `select player.id, player.name, player.skill_level as "skillLevel", registration.contact_shared as "contactShared",
         registration.is_unproved as "isUnproved",
         ${knownToCaptainSql} as "isKnown", ${confirmedAddressesSql('player', 'registration')} as "confirmedAddresses",
         player.email, player.phone, player.birth_year as "birthYear", player.parent_name as "parentName",
         player.parent_email as "parentEmail", player.parent_phone as "parentPhone",
         registration.waiver_signed_at is not null as "waiverSigned", ${waiverStateSql} as "waiverState"
       from tournament_registrations registration
       join players player on player.id = registration.player_id
       join teams team on team.id = registration.team_id
       where registration.team_id = $1 order by player.id = team.captain_id desc, registration.id`,
      [id],
    );
    return rows.map(toRosterPlayer);
  }

  private withTournament() {
    return this.database.manager
      .createQueryBuilder()
      .from(teamRows, 'team')
      .innerJoin('tournament', 'tournament', 'tournament.id = team.tournament_id')
      .leftJoin('player', 'captain', 'captain.id = team.captain_id')
      .select([
        'team.id as id',
        'team.tournament_id as "tournamentId"',
        'team.name as name',
        'team.captain_name as "captainName"',
        ...detailsSql(teamDetails, 'team'),
        'team.age_bracket as "ageBracket"',
        'team.current_players as "currentPlayers"',
        'team.max_players as "maxPlayers"',
        'tournament.name as "tournamentName"',
        'tournament.is_divided_by_age as "isDividedByAge"',
        'tournament.age_group as "ageGroup"',
        'tournament.asks as asks',
        'captain.birth_year as "captainBirthYear"',
        `${birthYearsSql} as "birthYears"`,
      ]);
  }
}

interface TeamRecord extends TeamInTournamentTeam {
  readonly tournamentName: string;
  readonly isDividedByAge: boolean;
  readonly ageGroup: string;
  readonly asks: TeamInTournament['tournament']['asks'];
  readonly captainBirthYear: number | null;
  readonly birthYears: readonly (number | null)[] | null;
}

type TeamInTournamentTeam = TeamInTournament['team'];

interface RosterRecord extends Omit<RosterPlayer, 'reachedAt'>, Omit<Parameters<typeof teammate>[0], 'name'> {
  readonly contactShared: boolean;
  readonly isUnproved: boolean;
}

function toRosterPlayer(row: RosterRecord): CaptainsPageContent['roster'][number] {
  const { id, name, birthYear, skillLevel, waiverSigned, waiverState, contactShared, isKnown, isUnproved } = row;
  const contactDetails = teammate(row, contactShared, easternYear(new Date()))?.reachedAt ?? null;
  return { id, name, birthYear, skillLevel, waiverSigned, waiverState, reachedAt: contactDetails, isKnown, isUnproved };
}

/** Escapes the wildcards of PostgreSQL's patterns. */
function literally(written: string): string {
  return written.replace(/[\\%_]/g, '\\$&');
}

function toTeamInTournament(record: TeamRecord): TeamInTournament {
  const { tournamentName, isDividedByAge, ageGroup, asks, captainBirthYear, birthYears, ...team } = record;
  const tournament = { name: tournamentName, isDividedByAge, ageGroup, asks };
  return { team, tournament, captainBirthYear, birthYears: birthYears ?? [] };
}

export function toTeam({ nameKey: _n, twin: _t, createdAt: _c, ...team }: TeamRow): Team {
  return team;
}
