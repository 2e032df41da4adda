import { said } from '../../language/sentence.ts';
import { asideTo, type Letter, once, paragraph } from '../../mail/letter.ts';
import { dueReminder, type ReminderTopic, reminderTopics } from '../../mailing/reminder.ts';
import { greetReader } from '../../player/letter-reader.ts';
import type { Player } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { debtOf } from '../../registration/debt.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Links } from '../../site/links.ts';
import { isOver, type Tournament } from '../../tournament/tournament.ts';
import { askForSignature } from '../waiver/ask-for-signature.ts';
import type { AboutPorts } from './about.ts';

/** Maximum of letters per round, every half minute, so that other letters never wait behind more than these. */
const atOnce = 40;

interface Reminded {
  readonly player: Player;
  readonly registration: Registration;
  readonly tournament: Tournament;
}

/**
 * Reminds the families of a tournament of unpaid fees and unsigned waivers, 7 and 2 days before, where organizers
 * have switched that on. Runs by itself. Nobody is reminded of the same thing twice on one date, nor of what is
 * done by then.
 */
export class RemindFamilies {
  constructor(private readonly ports: AboutPorts & Given<'familyReminders' | 'seal'>) {}

  /** Returns the number of registrations for which a letter was written. */
  async run(_?: undefined): Promise<number> {
    if (!(await this.ports.familyReminders.takeTurn())) return 0;
    await this.ports.familyReminders.dropAnswered();
    let written = 0;
    for (const { tournamentId, ...switches } of await this.ports.familyReminders.switchedOn()) {
      const tournament = await this.ports.tournaments.find(tournamentId);
      const topics = reminderTopics.filter((topic) => switches[topic]);
      if (tournament !== undefined)
        for (const topic of topics) written += await this.remindOf(topic, tournament, atOnce - written);
    }
    return written;
  }

  private async remindOf(topic: ReminderTopic, tournament: Tournament, most: number): Promise<number> {
    const now = this.ports.clock.now();
    const due = dueReminder(tournament.firstDay, now);
    if (due === undefined || most <= 0 || tournament.status !== 'upcoming' || isOver(tournament, now)) return 0;
    const ids = await this.ports.familyReminders.remind(tournament.id, topic, due, now, most);
    for (const id of ids) {
      const registration = await this.ports.registrations.withId(id);
      const player = registration && (await this.ports.players.find(registration.playerId));
      if (registration === undefined || player === undefined) continue;
      await this.write(topic, { player, registration, tournament }, due.daysBefore, now);
    }
    return ids.length;
  }

  private async write(topic: ReminderTopic, of: Reminded, daysBefore: number, now: Date): Promise<void> {
    if (topic === 'unsigned') await askForSignature(this.ports, { ...of, now }, `${daysBefore} days before`);
    const letter = topic === 'unpaid' && unpaidLetter(of, daysBefore, this.ports.links);
    if (letter) await this.ports.outbox.post(letter);
  }
}

/** Writes the letter on the amount still owed and how to pay it; undefined where nothing is owed, or payment on the day was announced. */
export function unpaidLetter(
  { player, registration, tournament }: Reminded,
  daysBefore: number,
  links: Links,
): Letter | undefined {
  const debt = debtOf(registration);
  if (debt === null || debt.isPaidAtEvent) return undefined;
  return {
    ...once('reminder-unpaid', registration.id, daysBefore),
    to: player.email,
    language: player.language,
    subject: said('Still to pay: {tournament}', { tournament: tournament.name }),
    parts: [
      greetReader(player),
      paragraph(
        said('{player} is registered for {tournament}. One thing is missing: the payment has not come yet.', {
          player: player.name,
          tournament: tournament.name,
        }),
      ),
      debt,
      paragraph('If you have paid in the last days, there is nothing to do: it takes us a little to write it down.'),
      asideTo('Open your Player ID', links.playerId()),
    ],
  };
}
