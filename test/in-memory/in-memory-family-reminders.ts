import type { DueReminder, ReminderSwitches, ReminderTopic } from '../../domain/mailing/reminder.ts';
import { FamilyReminders } from '../../domain/port/family-reminders.ts';
import { debtOf } from '../../domain/registration/debt.ts';
import type { Registration } from '../../domain/registration/registration.ts';
import { waiverState } from '../../domain/waiver/waiver.ts';
import type { InMemoryRegistrations } from './in-memory-registrations.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';

/** What families are reminded of for as long as a test lasts. */
export class InMemoryFamilyReminders extends FamilyReminders {
  private readonly switches = new Map<number, ReminderSwitches>();
  private readonly reminded = new Set<string>();

  constructor(
    private readonly tournaments: InMemoryTournaments,
    private readonly registrations: InMemoryRegistrations,
  ) {
    super();
  }

  override async takeTurn(): Promise<boolean> {
    return true;
  }

  override async switch(tournamentId: number, switches: ReminderSwitches): Promise<void> {
    this.switches.set(tournamentId, switches);
  }

  override async switchedOn(): Promise<readonly ({ readonly tournamentId: number } & ReminderSwitches)[]> {
    const on: ({ readonly tournamentId: number } & ReminderSwitches)[] = [];
    for (const [tournamentId, switches] of this.switches) {
      const tournament = await this.tournaments.find(tournamentId);
      if (tournament?.status === 'upcoming' && (switches.unpaid || switches.unsigned))
        on.push({ tournamentId, ...switches });
    }
    return on;
  }

  override async remind(
    tournamentId: number,
    about: ReminderTopic,
    { daysBefore, registeredBefore }: DueReminder,
    _now: Date,
    most: number,
  ): Promise<readonly number[]> {
    const due = this.registrations
      .everybody()
      .filter((one) => one.tournamentId === tournamentId && one.registeredAt < registeredBefore && isOpen(one, about))
      .filter(({ id }) => !this.reminded.has(`${id} ${about} ${daysBefore}`))
      .slice(0, most);
    for (const { id } of due) this.reminded.add(`${id} ${about} ${daysBefore}`);
    return due.map(({ id }) => id);
  }

  /** Nothing waits here: what is posted has left. */
  override async dropAnswered(): Promise<void> {}
}

function isOpen(registration: Registration, about: ReminderTopic): boolean {
  const debt = debtOf(registration);
  if (about === 'unpaid') return debt !== null && !debt.isPaidAtEvent;
  return waiverState(registration.waiver) !== 'confirmed' && !registration.flags.includes('refused-waiver');
}
