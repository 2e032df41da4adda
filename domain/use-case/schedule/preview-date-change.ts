import { type DateChange, dateChange } from '../../day/date-change.ts';
import type { Answers } from '../../form/form.ts';
import type { Given } from '../../port/ports.ts';
import { households } from '../../schedule/timetable-news.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';
import type { dateEntry } from '../tournament/date-entry.ts';
import { firstDayAfter } from '../tournament/first-day.ts';

/** Consequences of another date for a timetable, and the number of households that know the present one. */
export interface DateChangeAhead {
  readonly change: DateChange | undefined;
  readonly families: number;
}

/** Previews the consequences of another date before it is saved. */
export class PreviewDateChange {
  constructor(private readonly ports: Given<'tournaments' | 'brackets' | 'notifiedTimetables'>) {}

  async run(asked: {
    readonly tournamentId: number;
    readonly entry: Answers<typeof dateEntry>;
  }): Promise<DateChangeAhead> {
    const { tournamentId, entry } = asked;
    const tournament = await this.ports.tournaments.find(tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    const day = await this.ports.brackets.find(tournamentId);
    const wanted = { ...tournament, ...entry };
    const after = { ...wanted, firstDay: firstDayAfter(tournament, wanted) };
    const change = day && dateChange(day, tournament, after);
    if (change === undefined) return { change, families: 0 };
    const audience = await this.ports.notifiedTimetables.audienceOf(tournamentId);
    return { change, families: households(audience, this.ports.clock.now()).length };
  }
}
