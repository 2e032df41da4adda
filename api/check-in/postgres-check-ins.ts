import { Injectable } from '@nestjs/common';
import { CheckIns } from '../../domain/port/check-ins.ts';
import type { CheckIn } from '../../domain/rule/check-in/check-in.ts';
import { Database } from '../database/database.ts';
import { checkInRows } from './check-in-row.ts';

@Injectable()
export class PostgresCheckIns extends CheckIns {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(registrationId: number): Promise<CheckIn | undefined> {
    return (await this.database.manager.findOneBy(checkInRows, { registrationId })) ?? undefined;
  }

  override async add(checkIn: CheckIn): Promise<boolean> {
    if ((await this.find(checkIn.registrationId)) !== undefined) return false;
    await this.database.manager.insert(checkInRows, checkIn);
    return true;
  }

  override async remove(registrationId: number): Promise<CheckIn | undefined> {
    const found = await this.find(registrationId);
    if (found !== undefined) await this.database.manager.delete(checkInRows, { registrationId });
    return found;
  }
}
