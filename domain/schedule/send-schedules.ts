import type { Outbox } from '../mail/outbox.ts';
import type { Links } from '../site/links.ts';
import type { Site } from '../site/site-settings.ts';
import type { Clock } from '../time/clock.ts';
import type { ComingTournaments } from './coming-tournaments.ts';
import { noTimetableLetter, scheduleLetter } from './schedule-letter.ts';

const hour = 3_600_000;

/** Families get the schedule so long before the start, and the organizers a warning where there is none. */
const hoursBefore = { schedule: 48, warning: 72 } as const;

/** Sends what is due before a tournament; it goes by itself, and nobody gets it twice. */
export class SendSchedules {
  constructor(
    private readonly coming: ComingTournaments,
    private readonly site: Site,
    private readonly outbox: Outbox,
    private readonly links: Links,
    private readonly clock: Clock,
  ) {}

  async run(_?: undefined): Promise<void> {
    if (!(await this.coming.takeTurn())) return;
    const now = this.clock.now();
    await this.warn(now);
    const due = await this.coming.between(now, later(now, hoursBefore.schedule));
    for (const tournament of due) {
      for (const reader of await this.coming.readersOf(tournament.id)) {
        await this.outbox.post(scheduleLetter(tournament, reader, this.links));
      }
    }
  }

  private async warn(now: Date): Promise<void> {
    const { contactEmail } = await this.site.settings();
    const soon = await this.coming.between(now, later(now, hoursBefore.warning));
    for (const tournament of soon.filter(({ hasTimetable }) => !hasTimetable)) {
      await this.outbox.post(noTimetableLetter(tournament, contactEmail, this.links));
    }
  }
}

function later(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * hour);
}
