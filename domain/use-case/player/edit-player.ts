import { changesBetween } from '../../audit/changes.ts';
import type { Language } from '../../language/language.ts';
import { paidBy } from '../../payment/payment.ts';
import { maskedEmail, maskedName, maskedPhone, unmasked } from '../../player/mask.ts';
import type { Player } from '../../player/player.ts';
import { type GuardedChange, guardedChange } from '../../player/player-change.ts';
import { detailsAfter } from '../../player/player-details.ts';
import type { Needs } from '../../port/ports.ts';
import { keepLanguage } from '../newcomer/keep-language.ts';
import {
  askMailbox,
  type ChangingPorts,
  followMailbox,
  makeAtOnce,
  moveLedTeams,
  tellOrganizersChange,
} from './guarded-change.ts';
import { playerChangedLetter } from './player-changed-letter.ts';
import type { SentEdit } from './player-edit.ts';
import { lockedRecord, refuseNamesake, savePlayer } from './save-player.ts';

/** Editor of a record: an organizer, by right, or a session of the family's, with or without access to the mailbox on file. */
export type Editor =
  | { readonly kind: 'organizer' }
  | {
      readonly kind: 'family';
      readonly sessionId: string;
      readonly hasMailbox: boolean;
      readonly language?: Language | undefined;
    };

/**
 * Changes a family's own information. Fields that identify the player or reach the family wait until the mailbox
 * on file confirms them; the rest changes at once, and the address on file is notified.
 */
export class EditPlayer {
  constructor(private readonly ports: ChangingPorts & Needs<'registrations'>) {}

  /** Returns the record as it is now. */
  async run(asked: { readonly id: number; readonly answers: SentEdit; readonly by: Editor }): Promise<Player> {
    const { answers } = asked;
    const before = await this.read(await lockedRecord(this.ports, asked.id), asked.by);
    const wished = edited(before, answers);
    const guarded = guardedChange(before, wished);
    if (guarded !== undefined) await refuseNamesake(this.ports.players, wished);
    const open = { ...wished, ...guarded?.from };
    await this.keepOpen(before, open, answers);
    return guarded === undefined ? open : this.guarded(open, guarded, asked.by);
  }

  /** Saves the language of an editor with access to the mailbox, and returns the player. */
  private async read(player: Player, by: Editor): Promise<Player> {
    return by.kind === 'family' && by.hasMailbox ? keepLanguage(this.ports, player, by.language) : player;
  }

  /** Saves the unguarded fields and the family's payment method. */
  private async keepOpen(before: Player, open: Player, answers: SentEdit): Promise<void> {
    const { players, audit, outbox, links, clock } = this.ports;
    const changes = changesBetween(before, open);
    const isChanged = Object.keys(changes.to).length > 0;
    if (isChanged) {
      await players.save(open);
      await audit.note({ thing: 'player', recordId: before.id, what: 'edited', ...changes });
    }
    const isPaidOtherwise = await this.wishPayment(before.id, answers);
    if (isChanged || isPaidOtherwise) await outbox.post(playerChangedLetter(before, clock.now(), links));
  }

  private async guarded(before: Player, change: GuardedChange, by: Editor): Promise<Player> {
    if (by.kind === 'organizer') return this.byRight(before, change);
    const wish = { ...change, sessionId: by.sessionId };
    if (by.hasMailbox) return makeAtOnce(this.ports, before, wish);
    await askMailbox(this.ports, before, wish);
    return before;
  }

  private async byRight(before: Player, change: GuardedChange): Promise<Player> {
    const after = { ...before, ...change.to };
    await savePlayer(this.ports, after);
    const followed = await followMailbox(this.ports, before, after);
    await tellOrganizersChange(this.ports, before, change);
    await moveLedTeams(this.ports, before, { after, followed });
    await this.ports.audit.note({ thing: 'player', recordId: before.id, what: 'edited', ...change });
    return after;
  }

  private async wishPayment(playerId: number, { paymentMethod }: SentEdit): Promise<boolean> {
    const latest = await this.ports.registrations.latest(playerId);
    // Locked, so that no request overwrites a payment that is confirmed at the same time.
    const registration = latest && (await this.ports.registrations.lock(latest.id))?.record;
    if (registration === undefined) return false;
    const payment = paidBy(registration.payment, paymentMethod, registration.price.cents);
    const changes = changesBetween(registration.payment, payment);
    if (Object.keys(changes.to).length === 0) return false;
    await this.ports.registrations.save({ ...registration, payment });
    const { id } = registration;
    await this.ports.audit.note({ thing: 'registration', recordId: id, what: 'payment wished', ...changes });
    return true;
  }
}

/** Returns the record with the answers applied; an answer that equals its mask keeps the stored value. */
function edited(before: Player, answers: SentEdit): Player {
  const { paymentMethod: _, ...contact } = answers;
  return {
    ...before,
    ...contact,
    ...detailsAfter(before, answers),
    email: unmasked(answers.email, before.email, maskedEmail),
    parentName: unmasked(answers.parentName, before.parentName, maskedName),
    parentEmail: unmasked(answers.parentEmail, before.parentEmail, maskedEmail),
    parentPhone: unmasked(answers.parentPhone, before.parentPhone, maskedPhone),
  };
}
