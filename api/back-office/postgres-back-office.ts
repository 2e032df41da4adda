import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { nameKey } from '../../domain/player/person.ts';
import type { Player } from '../../domain/player/player.ts';
import { BackOffice, type Held, type RecordedPayment } from '../../domain/port/back-office.ts';
import type { Registration } from '../../domain/registration/registration.ts';
import type { Team } from '../../domain/team/team.ts';
import { Database } from '../database/database.ts';
import { playerRows } from '../player/player-row.ts';
import { toPlayer } from '../player/postgres-players.ts';
import { toRegistration } from '../registration/postgres-registrations.ts';
import { registrationRows } from '../registration/registration-row.ts';
import { toTeam } from '../team/postgres-teams.ts';
import { teamRows } from '../team/team-row.ts';
import { tournamentRows } from '../tournament/tournament-row.ts';

@Injectable()
export class PostgresBackOffice extends BackOffice {
  constructor(private readonly database: Database) {
    super();
  }

  override async player(id: number): Promise<Held<Player> | undefined> {
    const row = await this.locked(playerRows, id);
    return row && { record: toPlayer(row), version: row.version };
  }

  override async registration(id: number): Promise<Held<Registration> | undefined> {
    const row = await this.locked(registrationRows, id);
    return row && { record: toRegistration(row), version: row.version };
  }

  override async registrationsOf(playerId: number): Promise<readonly Registration[]> {
    const rows = await this.database.manager.find(registrationRows, {
      where: { playerId },
      order: { registrationDate: 'DESC', id: 'DESC' },
    });
    return rows.map(toRegistration);
  }

  override async roster(teamId: number): Promise<readonly Registration[]> {
    const rows = await this.database.manager.find(registrationRows, { where: { teamId }, order: { id: 'ASC' } });
    return rows.map(toRegistration);
  }

  override async teamsLedBy(captainId: number): Promise<readonly Team[]> {
    const rows = await this.database.manager.find(teamRows, {
      where: { captainId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return rows.map(toTeam);
  }

  override async saveTeam(team: Team): Promise<Team> {
    const { id, currentPlayers: _, version, ...changed } = team;
    const row = { ...changed, nameKey: nameKey(team.name), version: version + 1 };
    await this.database.manager.update(teamRows, { id }, row);
    return { ...team, version: version + 1 };
  }

  override async leaveTeam(registrationId: number): Promise<void> {
    const row = { teamId: null, updatedAt: new Date() };
    await this.database.manager.update(registrationRows, { id: registrationId }, row);
  }

  override async recordPayment(registrationId: number, payment: RecordedPayment): Promise<void> {
    await this.database.manager.update(
      registrationRows,
      { id: registrationId },
      {
        paymentStatus: payment.state,
        paymentMethod: payment.method,
        amountCents: payment.amountCents,
        paymentMethodText: payment.methodText,
        paymentConfirmedBy: payment.confirmedBy,
        paymentConfirmedAt: payment.confirmedAt,
        updatedAt: new Date(),
      },
    );
  }

  override async gamesOf(teamId: number): Promise<number> {
    const [found] = await this.database.query<{ games: number }>(
      `select (select count(*) from games where $1 in (team1_id, team2_id))::int +
         (select count(*) from brackets where $1 in (team1_id, team2_id))::int as games`,
      [teamId],
    );
    return found?.games ?? 0;
  }

  override async tournamentNamed(name: string): Promise<number | undefined> {
    return (await this.database.manager.findOneBy(tournamentRows, { name }))?.id;
  }

  private async locked<Row extends ObjectLiteral>(rows: EntityTarget<Row>, id: number): Promise<Row | undefined> {
    const found = await this.database.manager
      .createQueryBuilder(rows, 'held')
      .where('held.id = :id', { id })
      .setLock('pessimistic_write')
      .getOne();
    return found ?? undefined;
  }
}
