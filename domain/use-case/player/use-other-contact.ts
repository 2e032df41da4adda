import type { Player } from '../../player/player.ts';
import { guardedChange } from '../../player/player-change.ts';
import type { Needs } from '../../port/ports.ts';
import { type ChangingPorts, makeAtOnce } from './guarded-change.ts';
import { lockedRecord } from './save-player.ts';

/**
 * Uses the contact data that came with a later registration, or drops them, as the address on file decides. Once
 * used, the earlier address proves nothing any more.
 */
export class UseOtherContact {
  constructor(private readonly ports: ChangingPorts & Needs<'registrations'>) {}

  async run({ id, use }: { readonly id: number; readonly use: boolean }): Promise<Player> {
    const player = await lockedRecord(this.ports, id);
    const registration = await this.ports.registrations.latest(id);
    if (registration === undefined || registration.otherContact === null) return player;
    const flags = registration.flags.filter((flag) => flag !== 'other-contact');
    await this.ports.registrations.save({ ...registration, otherContact: null, flags });
    if (!use) await this.ports.audit.note({ thing: 'player', recordId: id, what: 'other contact dropped' });
    if (!use) return player;
    const { email, parentName, parentEmail, parentPhone } = registration.otherContact;
    const wished = {
      ...player,
      email,
      parentName: parentName ?? player.parentName,
      parentEmail: parentEmail ?? player.parentEmail,
      parentPhone: parentPhone ?? player.parentPhone,
    };
    const change = guardedChange(player, wished);
    return change === undefined ? player : makeAtOnce(this.ports, player, { ...change, sessionId: null });
  }
}
