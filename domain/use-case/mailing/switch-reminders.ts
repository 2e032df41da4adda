import type { ReminderSwitches } from '../../mailing/reminder.ts';
import type { Given } from '../../port/ports.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';

/** Sets the reminders to the families of a tournament, 7 and 2 days before it. */
export class SwitchReminders {
  constructor(private readonly ports: Given<'tournaments' | 'familyReminders'>) {}

  async run(asked: { readonly tournamentId: number } & ReminderSwitches): Promise<void> {
    const { tournamentId, unpaid, unsigned } = asked;
    const tournament = await this.ports.tournaments.lock(tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    await this.ports.familyReminders.switch(tournamentId, { unpaid, unsigned });
    await this.ports.audit.note({
      thing: 'tournament',
      recordId: tournamentId,
      what: 'reminders switched',
      to: { unpaid, unsigned },
    });
  }
}
