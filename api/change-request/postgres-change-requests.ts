import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { type ChangeRequest, type FamilysRequest, isFamilys } from '../../domain/change-request/change-request.ts';
import { ChangeRequests, type NewChange } from '../../domain/port/change-requests.ts';
import { Database } from '../database/database.ts';
import { rowLock } from '../database/row-lock.ts';
import { changeRequestRows } from './change-request-row.ts';

@Injectable()
export class PostgresChangeRequests extends ChangeRequests {
  constructor(private readonly database: Database) {
    super();
  }

  override async add<Newcomer extends NewChange>(request: Newcomer): Promise<Newcomer & Pick<ChangeRequest, 'id'>> {
    const { identifiers } = await this.database.manager.insert(changeRequestRows, request);
    return { ...request, id: Number(identifiers[0]?.id) };
  }

  override async find(id: number): Promise<ChangeRequest | undefined> {
    return (await this.database.manager.findOneBy(changeRequestRows, { id })) ?? undefined;
  }

  override async lock(id: number): Promise<ChangeRequest | undefined> {
    return (await this.database.manager.findOne(changeRequestRows, { where: { id }, lock: rowLock })) ?? undefined;
  }

  override async openOf(registrationId: number): Promise<FamilysRequest | undefined> {
    const open = { registrationId, teamId: IsNull(), state: 'asked' } as const;
    return (await this.database.manager.findBy(changeRequestRows, open)).find(isFamilys);
  }

  override async openOfTeam(teamId: number): Promise<ChangeRequest | undefined> {
    return (await this.database.manager.findOneBy(changeRequestRows, { teamId, state: 'asked' })) ?? undefined;
  }

  override async ofPlayer(playerId: number): Promise<readonly FamilysRequest[]> {
    const where = { playerId, teamId: IsNull() };
    return (await this.database.manager.find(changeRequestRows, { where, order: { id: 'DESC' } })).filter(isFamilys);
  }

  override async save(request: ChangeRequest): Promise<void> {
    const { id, ...row } = request;
    await this.database.manager.update(changeRequestRows, { id }, row);
  }
}
