import type { Given } from '../../port/ports.ts';
import type { Audience } from '../../schedule/schedule-reader.ts';
import { type NewsAhead, newsAhead } from '../../schedule/timetable-news.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';

const nobody: Audience = { lastChangeAt: null, lastToldAt: null, location: '', day: '', readers: [] };

/** Shows an organizer how many families will be told of changes in the timetable, and when. */
export async function findTimetableNews(
  given: Given<'tournaments' | 'notifiedTimetables'>,
  tournamentId: number,
): Promise<NewsAhead> {
  const tournament = await given.tournaments.find(tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const isNotified = tournament.visible && tournament.status !== 'completed';
  const audience = isNotified ? await given.notifiedTimetables.audienceOf(tournamentId) : nobody;
  return newsAhead(audience, given.clock.now());
}
