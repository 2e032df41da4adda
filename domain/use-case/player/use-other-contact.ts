import { changesBetween } from '../../audit/changes.ts';
import type { Player } from '../../player/player.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Links } from '../../site/links.ts';
import { playerChangedLetter } from './player-changed-letter.ts';

/**
 * The address on file confirms the contact that came with a later registration, or drops it: only then does the
 * record change, and the address of before is told.
 */
export class UseOtherContact {
  constructor(
    private readonly players: Players,
    private readonly registrations: Registrations,
    private readonly outbox: Outbox,
    private readonly links: Links,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run({ id, use }: { readonly id: number; readonly use: boolean }): Promise<Player> {
    const player = await this.players.find(id);
    if (player === undefined) throw noSuchPlayer();
    const registration = await this.registrations.latest(id);
    if (registration === undefined || registration.otherContact === null) return player;
    const flags = registration.flags.filter((flag) => flag !== 'other-contact');
    await this.registrations.save({ ...registration, otherContact: null, flags });
    if (!use) await this.audit.note({ thing: 'player', recordId: id, what: 'other contact dropped' });
    if (!use) return player;
    const { email, parentName, parentEmail, parentPhone } = registration.otherContact;
    const changed = {
      ...player,
      email,
      parentName: parentName ?? player.parentName,
      parentEmail: parentEmail ?? player.parentEmail,
      parentPhone: parentPhone ?? player.parentPhone,
    };
    await this.players.save(changed);
    const changes = changesBetween(player, changed);
    await this.audit.note({ thing: 'player', recordId: id, what: 'other contact used', ...changes });
    await this.outbox.post(playerChangedLetter(player, this.clock.now(), this.links));
    return changed;
  }
}
