import type { Clock } from '../../port/clock.ts';
import type { NotifiedTimetables } from '../../port/notified-timetables.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { Audience } from '../../schedule/schedule-reader.ts';
import { type NewsAhead, newsAhead } from '../../schedule/timetable-news.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';

const nobody: Audience = { lastChangeAt: null, lastToldAt: null, location: '', day: '', readers: [] };

/** An organizer looks what families are going to be told of changes in the timetable, and when. */
export class FindTimetableNews {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly timetables: NotifiedTimetables,
    private readonly clock: Clock,
  ) {}

  async run(tournamentId: number): Promise<NewsAhead> {
    const tournament = await this.tournaments.find(tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    const isNotified = tournament.visible && tournament.status !== 'completed';
    const audience = isNotified ? await this.timetables.audienceOf(tournamentId) : nobody;
    return newsAhead(audience, this.clock.now());
  }
}
