import type { ReminderSwitches } from '../../mailing/reminder.ts';
import type { Audit } from '../../port/audit.ts';
import type { FamilyReminders } from '../../port/family-reminders.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';

/** An organizer chooses of what the families of a tournament are reminded, 7 and 2 days before it. */
export class SwitchReminders {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly reminders: FamilyReminders,
    private readonly audit: Audit,
  ) {}

  async run(asked: { readonly tournamentId: number } & ReminderSwitches): Promise<void> {
    const { tournamentId, unpaid, unsigned } = asked;
    const tournament = await this.tournaments.lock(tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    await this.reminders.switch(tournamentId, { unpaid, unsigned });
    await this.audit.note({
      thing: 'tournament',
      recordId: tournamentId,
      what: 'reminders switched',
      to: { unpaid, unsigned },
    });
  }
}
