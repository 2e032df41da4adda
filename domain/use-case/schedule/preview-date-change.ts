import { type DateChange, dateChange } from '../../day/date-change.ts';
import type { Answers } from '../../form/form.ts';
import type { Brackets } from '../../port/brackets.ts';
import type { Clock } from '../../port/clock.ts';
import type { NotifiedTimetables } from '../../port/notified-timetables.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { households } from '../../schedule/timetable-news.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';
import type { dateEntry } from '../tournament/date-entry.ts';
import { firstDayAfter } from '../tournament/first-day.ts';

/** What another date would mean for a timetable, and how many households know it as it stands. */
export interface DateChangeAhead {
  readonly change: DateChange | undefined;
  readonly families: number;
}

/** An organizer looks what would follow of another date before it is saved. */
export class PreviewDateChange {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly brackets: Brackets,
    private readonly timetables: NotifiedTimetables,
    private readonly clock: Clock,
  ) {}

  async run(asked: {
    readonly tournamentId: number;
    readonly entry: Answers<typeof dateEntry>;
  }): Promise<DateChangeAhead> {
    const { tournamentId, entry } = asked;
    const tournament = await this.tournaments.find(tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    const day = await this.brackets.find(tournamentId);
    const wanted = { ...tournament, ...entry };
    const after = { ...wanted, firstDay: firstDayAfter(tournament, wanted) };
    const change = day && dateChange(day, tournament, after);
    if (change === undefined) return { change, families: 0 };
    const audience = await this.timetables.audienceOf(tournamentId);
    return { change, families: households(audience, this.clock.now()).length };
  }
}
