import { changesBetween } from '../../audit/changes.ts';
import { paidBy } from '../../payment/payment.ts';
import { maskedEmail, maskedName, maskedPhone, unmasked } from '../../player/mask.ts';
import { birthYearsAgree, personKey } from '../../player/person.ts';
import type { Player } from '../../player/player.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Site } from '../../port/site.ts';
import type { Teams } from '../../port/teams.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Links } from '../../site/links.ts';
import { playerChangedLetter } from './player-changed-letter.ts';
import type { PlayerEdit } from './player-edit.ts';

/** A family changes its own contact information; the address on file before is told. */
export class EditPlayer {
  constructor(
    private readonly players: Players,
    private readonly registrations: Registrations,
    private readonly teams: Teams,
    private readonly site: Site,
    private readonly outbox: Outbox,
    private readonly links: Links,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run({ id, answers }: { readonly id: number; readonly answers: PlayerEdit }): Promise<Player> {
    const now = this.clock.now();
    const before = await this.players.find(id);
    if (before === undefined) throw noSuchPlayer();
    const after = edited(before, answers);
    await this.refuseNamesake(after);
    const isOtherPlayer = differs(before, after);
    if (isOtherPlayer) await this.keep(before, after);
    const isPaidOtherwise = await this.wishPayment(after.id, answers);
    if (isOtherPlayer || isPaidOtherwise) await this.outbox.post(playerChangedLetter(before, now, this.links));
    return after;
  }

  /** Whoever leads a team is reached there as here. */
  private async keep(before: Player, after: Player): Promise<void> {
    await this.players.save(after);
    const changes = changesBetween(before, after);
    await this.audit.note({ thing: 'player', recordId: after.id, what: 'edited', ...changes });
    const { name: captainName, email: captainEmail, phone: captainPhone } = after;
    for (const { id } of await this.teams.ledBy({ playerId: after.id })) {
      const team = await this.teams.lock(id);
      if (team !== undefined) await this.teams.save({ ...team, captainName, captainEmail, captainPhone });
    }
  }

  private async refuseNamesake(after: Player): Promise<void> {
    const namesakes = await this.players.lockNamesakes(personKey(after));
    const isTaken = namesakes.some(
      ({ id, birthYear }) => id !== after.id && birthYearsAgree(birthYear, after.birthYear),
    );
    if (isTaken) throw new Refusal('conflict', 'Another player is already on file with this name and phone number');
  }

  private async wishPayment(playerId: number, { paymentMethod }: PlayerEdit): Promise<boolean> {
    const registration = await this.registrations.latest(playerId);
    if (registration === undefined) return false;
    const { feeCents } = await this.site.settings();
    const payment = paidBy(registration.payment, paymentMethod, feeCents);
    if (!differs(registration.payment, payment)) return false;
    await this.registrations.save({ ...registration, payment });
    const changes = changesBetween(registration.payment, payment);
    await this.audit.note({ thing: 'registration', recordId: registration.id, what: 'payment wished', ...changes });
    return true;
  }
}

/** Whether anything at all is not as it was. */
function differs<T extends object>(before: T, after: T): boolean {
  return JSON.stringify(before) !== JSON.stringify({ ...before, ...after });
}

/** The record with the answers laid over it; an answer that equals its mask leaves what is on file. */
function edited(before: Player, answers: PlayerEdit): Player {
  const { paymentMethod: _, ...contact } = answers;
  return {
    ...before,
    ...contact,
    email: unmasked(answers.email, before.email, maskedEmail),
    parentName: unmasked(answers.parentName, before.parentName, maskedName),
    parentEmail: unmasked(answers.parentEmail, before.parentEmail, maskedEmail),
    parentPhone: unmasked(answers.parentPhone, before.parentPhone, maskedPhone),
  };
}
