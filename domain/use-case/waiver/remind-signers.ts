import { isReachable } from '../../mail/letter.ts';
import type { Given } from '../../port/ports.ts';
import { easternYear } from '../../time/eastern.ts';
import { isOver } from '../../tournament/tournament.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { askForSignature } from './ask-for-signature.ts';
import type { ReminderSelection } from './reminders-form.ts';

/** Minimum time between two reminders of a waiver to one family, in milliseconds: one day. */
export const betweenReminders = 86_400_000;

/**
 * Mails the link to sign or to confirm to the families of many registrations at once, and returns how many. For
 * families without an address a letter to be read out goes to the post tray.
 */
export class RemindSigners {
  constructor(private readonly ports: Given<'openWaivers' | 'registrations' | 'players' | 'tournaments' | 'seal'>) {}

  async run(meant: ReminderSelection): Promise<number> {
    const now = this.ports.clock.now();
    const ids = await this.ports.openWaivers.remind(meant, now, new Date(now.getTime() - betweenReminders));
    let sent = 0;
    for (const id of ids) if (await this.remind(id, now)) sent += 1;
    await this.ports.audit.note({
      thing: 'registration',
      recordId: null,
      what: 'waiver reminders sent',
      to: { ...meant, sent },
    });
    return sent;
  }

  private async remind(id: number, now: Date): Promise<boolean> {
    const registration = (await this.ports.registrations.lock(id))?.record;
    const player = registration && (await this.ports.players.find(registration.playerId));
    const tournament = registration && (await this.ports.tournaments.find(registration.tournamentId));
    if (registration === undefined || player === undefined || tournament === undefined) return false;
    if (isOver(tournament, now)) return false;
    await askForSignature(this.ports, { player, registration, tournament, now }, `reminder ${now.toISOString()}`);
    return isReachable({ to: signersAddress(player, easternYear(now)) });
  }
}
