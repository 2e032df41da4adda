import { Injectable } from '@nestjs/common';
import type { RequestView } from '../../domain/answer/join-request/request-view.ts';
import type { CaptainsPageContent } from '../../domain/answer/team/captains-team.ts';
import { JoinRequests } from '../../domain/port/join-requests.ts';
import type { JoinRequest, JoinRequestState } from '../../domain/rule/join-request/join-request.ts';
import { publicName } from '../../domain/rule/player/public-name.ts';
import { rosterAges } from '../../domain/rule/registration/deciding-age.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { birthYearsSql } from '../database/birth-years-sql.ts';
import { Database } from '../database/database.ts';
import { rowLock } from '../database/row-lock.ts';
import { type JoinRequestRow, joinRequestRows } from './join-request-row.ts';

@Injectable()
export class PostgresJoinRequests extends JoinRequests {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(request: Omit<JoinRequest, 'id'>): Promise<JoinRequest> {
    const { identifiers } = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(joinRequestRows)
      .values(request)
      .orUpdate(['state', 'requested_at', 'answered_at'], ['registration_id', 'team_id'])
      .execute();
    return { ...request, id: Number(identifiers[0]?.id) };
  }

  override async find(id: number): Promise<JoinRequest | undefined> {
    const row = await this.database.manager.findOneBy(joinRequestRows, { id });
    return row === null ? undefined : toJoinRequest(row);
  }

  override async lock(id: number): Promise<JoinRequest | undefined> {
    const row = await this.database.manager.findOne(joinRequestRows, { where: { id }, lock: rowLock });
    return row === null ? undefined : toJoinRequest(row);
  }

  override async pendingFor(teamId: number): Promise<readonly JoinRequest[]> {
    const pending = { where: { teamId, state: 'pending' }, order: { id: 'ASC' } } as const;
    return (await this.database.manager.find(joinRequestRows, pending)).map(toJoinRequest);
  }

  override async answer(id: number, state: JoinRequestState, at: Date): Promise<void> {
    await this.database.manager.update(joinRequestRows, { id }, { state, answeredAt: at });
  }

  override async endOf(registrationId: number, at: Date): Promise<void> {
    const pending = { registrationId, state: 'pending' } as const;
    await this.database.manager.update(joinRequestRows, pending, { state: 'declined', answeredAt: at });
  }

  /** Returns the latest request of a registration, with the team's name. */
  async latestOf(registrationId: number): Promise<{ state: JoinRequestState; teamName: string } | undefined> {
    const [latest] = await this.database.query<{ state: JoinRequestState; teamName: string }>(
      `select request.state, team.name as "teamName" from join_requests request
       join teams team on team.id = request.team_id
       where request.registration_id = $1 order by request.id desc limit 1`,
      [registrationId],
    );
    return latest;
  }

  /** Lists the open requests of a team, the oldest first. */
  async openOf(teamId: number): Promise<CaptainsPageContent['requests']> {
    const open = await this.database.query<
      Omit<CaptainsPageContent['requests'][number], 'requestedAt'> & { readonly requestedAt: Date }
    >(
      `select request.id, player.name as "playerName", player.skill_level as "skillLevel",
         player.birth_year as "birthYear", request.requested_at as "requestedAt", registration.is_unproved as "isUnproved"
       from join_requests request join players player on player.id = request.player_id
       join tournament_registrations registration on registration.id = request.registration_id
       where request.team_id = $1 and request.state = 'pending' order by request.id`,
      [teamId],
    );
    return open.map((request) => ({ ...request, requestedAt: request.requestedAt.toISOString() }));
  }

  async shown(id: number): Promise<RequestView | undefined> {
    const [found] = await this.database.query<RequestRecord>(
      `select request.id, request.state as status, player.name as "playerName", player.skill_level as "skillLevel",
         player.birth_year as "birthYear", team.name as "teamName", tournament.name as tournament,
         team.current_players as "currentPlayers", team.max_players as "maxPlayers", ${birthYearsSql} as "birthYears",
         not registration.is_unproved and exists (
           select from mailboxes where address = lower(team.captain_email) and confirmed_at is not null) as "isTold"
       from join_requests request
       join tournament_registrations registration on registration.id = request.registration_id
       join players player on player.id = request.player_id
       join teams team on team.id = request.team_id
       join tournaments tournament on tournament.id = team.tournament_id
       where request.id = $1`,
      [id],
    );
    if (found === undefined) return undefined;
    const { birthYears, isTold, ...request } = found;
    const year = easternYear(new Date());
    const { playerName: name, birthYear } = request;
    const playerName = isTold ? name : publicName({ name, birthYear }, year, 'first_initial');
    return { ...request, playerName, rosterAges: rosterAges(birthYears ?? [], year) };
  }
}

interface RequestRecord extends Omit<RequestView, 'rosterAges'> {
  readonly birthYears: readonly (number | null)[] | null;
  /** Whether the captain may read the full name: the mailbox is confirmed, and the request not by name and phone alone. */
  readonly isTold: boolean;
}

function toJoinRequest({ answeredAt: _, ...request }: JoinRequestRow): JoinRequest {
  return request;
}
