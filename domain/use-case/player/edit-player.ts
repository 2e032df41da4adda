import { changesBetween } from '../../audit/changes.ts';
import type { Language } from '../../language/language.ts';
import { paidBy } from '../../payment/payment.ts';
import { differingFields, type GuardedChange, guardedChange } from '../../player/guarded-fields.ts';
import { maskedEmail, maskedName, maskedPhone, unmasked } from '../../player/mask.ts';
import type { Player } from '../../player/player.ts';
import { detailsAfter } from '../../player/player-details.ts';
import { keepLanguage } from '../newcomer/keep-language.ts';
import { codeNeeded } from './code-needed.ts';
import { type CorrectingPorts, confirmAnew, isTypingError } from './correct-address.ts';
import { followMailbox, makeChange, moveLedTeams, tellFamilysChange, tellOrganizersChange } from './guarded-change.ts';
import { refuseMisfitYear } from './misfit-year.ts';
import type { AskingSession } from './own-address.ts';
import { playerChangedLetter } from './player-changed-letter.ts';
import type { SentEdit } from './player-edit.ts';
import { lockedRecord, refuseNamesake, savePlayer } from './save-player.ts';

/** Editor of a record: an organizer, by right, or a session of the family's, with or without access to the mailbox on file. */
export type Editor = { readonly kind: 'organizer' } | Family;

interface Family extends AskingSession {
  readonly kind: 'family';
  readonly hasMailbox: boolean;
  readonly language?: Language | undefined;
}

/**
 * Changes a family's own information. Fields that identify the player or reach the family need the code from the
 * mailbox on file: without it the whole call is refused. The rest needs none, and the address on file is notified.
 */
export class EditPlayer {
  constructor(private readonly ports: CorrectingPorts) {}

  /** Returns the record as it is now. */
  async run(asked: { readonly id: number; readonly answers: SentEdit; readonly by: Editor }): Promise<Player> {
    const { answers } = asked;
    const before = await this.read(await lockedRecord(this.ports, asked.id), asked.by);
    const wished = edited(before, answers);
    const guarded = await this.allowed(before, guardedChange(before, wished), asked.by);
    if (guarded !== undefined) await refuseNamesake(this.ports.players, wished);
    if (guarded?.to.birthYear !== undefined && asked.by.kind === 'family') await refuseMisfitYear(this.ports, wished);
    const open = { ...wished, ...guardedChange(before, wished)?.from };
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

  /** Returns the guarded change if its editor may make it; another spelling of what is on file is none without the code. */
  private async allowed(
    before: Player,
    change: GuardedChange | undefined,
    by: Editor,
  ): Promise<GuardedChange | undefined> {
    if (change === undefined || by.kind === 'organizer' || by.hasMailbox) return change;
    const fields = differingFields(before, change.to);
    if (fields.length === 0) return undefined;
    if (await isTypingError(this.ports, before, { fields, by })) return change;
    throw codeNeeded(fields);
  }

  private async guarded(before: Player, change: GuardedChange, by: Editor): Promise<Player> {
    if (by.kind === 'organizer') return this.byRight(before, change);
    const after = await makeChange(this.ports, before, { change, sessionId: by.sessionId });
    if (by.hasMailbox) await tellFamilysChange(this.ports, before, change);
    else await confirmAnew(this.ports, before, after);
    return after;
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
    birthYear: answers.birthYear ?? before.birthYear,
    parentName: unmasked(answers.parentName, before.parentName, maskedName),
    parentEmail: unmasked(answers.parentEmail, before.parentEmail, maskedEmail),
    parentPhone: unmasked(answers.parentPhone, before.parentPhone, maskedPhone),
  };
}
