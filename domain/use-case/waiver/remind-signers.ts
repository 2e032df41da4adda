import { optional } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { list } from '../../form/list.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';
import { filling, type Phrase, said } from '../../language/sentence.ts';
import { isReachable } from '../../mail/letter.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { OpenWaivers } from '../../port/open-waivers.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { easternYear } from '../../time/eastern.ts';
import { isOver } from '../../tournament/tournament.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import type { SealedMail } from '../mail/sealed-mail.ts';
import { askForSignature } from './ask-for-signature.ts';

/** A family is reminded of a waiver at most once a day, in milliseconds. */
export const betweenReminders = 86_400_000;

/**
 * Mails the link to sign or to confirm to the families of many registrations at once; answers how many. Families without an
 * address have a letter to be read out in the post tray.
 */
export class RemindSigners {
  constructor(
    private readonly openWaivers: OpenWaivers,
    private readonly registrations: Registrations,
    private readonly players: Players,
    private readonly tournaments: Tournaments,
    private readonly mail: SealedMail,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run(meant: RemindersMeant): Promise<number> {
    const now = this.clock.now();
    const ids = await this.openWaivers.remind(meant, now, new Date(now.getTime() - betweenReminders));
    let sent = 0;
    for (const id of ids) if (await this.remind(id, now)) sent += 1;
    await this.audit.note({
      thing: 'registration',
      recordId: null,
      what: 'waiver reminders sent',
      to: { ...meant, sent },
    });
    return sent;
  }

  private async remind(id: number, now: Date): Promise<boolean> {
    const registration = (await this.registrations.lock(id))?.record;
    const player = registration && (await this.players.find(registration.playerId));
    const tournament = registration && (await this.tournaments.find(registration.tournamentId));
    if (registration === undefined || player === undefined || tournament === undefined) return false;
    if (isOver(tournament, now)) return false;
    await askForSignature(this.mail, { player, registration, tournament, now }, `reminder ${now.toISOString()}`);
    return isReachable({ to: signersAddress(player, easternYear(now)) });
  }
}

const message = 'Please choose at most 500 registrations';

const number = (label: Phrase) =>
  wholeNumber({ label, from: 1, to: largestId, message: said('{label} must be a number', { label: filling(label) }) });

/** Whose families an organizer reminds: chosen registrations, those of a tournament, or all. */
export const remindersForm = form({
  ids: optional(list(number('Registration'), { label: 'Registrations', most: 500, message })),
  tournamentId: optional(number('Tournament')),
});

export type RemindersMeant = Answers<typeof remindersForm>;
