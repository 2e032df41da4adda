import { CheckIns } from '../../domain/port/check-ins.ts';
import type { CheckIn } from '../../domain/rule/check-in/check-in.ts';

/** Check-ins for as long as a test lasts. */
export class InMemoryCheckIns extends CheckIns {
  private readonly checkIns = new Map<number, CheckIn>();

  override async find(registrationId: number): Promise<CheckIn | undefined> {
    return this.checkIns.get(registrationId);
  }

  override async add(checkIn: CheckIn): Promise<boolean> {
    if (this.checkIns.has(checkIn.registrationId)) return false;
    this.checkIns.set(checkIn.registrationId, checkIn);
    return true;
  }

  override async remove(registrationId: number): Promise<CheckIn | undefined> {
    const found = this.checkIns.get(registrationId);
    this.checkIns.delete(registrationId);
    return found;
  }
}
