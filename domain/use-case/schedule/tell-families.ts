import type { Given } from '../../port/ports.ts';
import { asideTo, type LetterPart, linkTo } from '../../rule/mail/letter.ts';
import { hoursBefore, isFirstLetterDue, isWithin, readersToTell } from '../../rule/schedule/publication-ahead.ts';
import {
  type Audience,
  announcementToStore,
  type ComingTournament,
  type NotifiedReader,
} from '../../rule/schedule/schedule-reader.ts';
import {
  type Household,
  households,
  type NewsAhead,
  newsAhead,
  presentAnnouncement,
} from '../../rule/schedule/timetable-news.ts';
import { noSuchTournament } from '../../rule/tournament/tournament.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { changedScheduleLetter } from './changed-schedule-letter.ts';
import { noTimetableLetter, type Readers, scheduleLetter } from './schedule-letter.ts';

type Needed = Given<'notifiedTimetables' | 'site' | 'seal'>;

/**
 * Writes to families, and to contacts of teams who do not play, about the timetable: first 48 hours before the start, then
 * whenever an organizer has changed it since. Runs by itself. Nobody is told anything twice, and a change that is
 * undone before it is told is not told at all.
 */
export async function tellFamilies(given: Needed): Promise<void> {
  if (!(await given.notifiedTimetables.takeTurn())) return;
  const now = given.clock.now();
  for (const tournament of await given.notifiedTimetables.tournaments()) {
    if (!tournament.hasTimetable && isWithin(tournament, now, hoursBefore.warning)) await warn(given, tournament);
    const isDue = isFirstLetterDue(tournament, now);
    if ((isDue || tournament.isNotified) && (await given.notifiedTimetables.holdStill(tournament.id))) {
      const audience = await given.notifiedTimetables.audienceOf(tournament.id);
      const first = isDue ? await tellFirst(given, tournament, audience, now) : [];
      await given.notifiedTimetables.keep([...first, ...(await tellChanges(given, tournament, audience, now))], now);
    }
  }
}

async function warn(given: Needed, tournament: ComingTournament): Promise<void> {
  const { contactEmail } = await given.site.settings();
  await given.outbox.post(noTimetableLetter(tournament, contactEmail, given.links));
}

async function tellFirst(
  given: Needed,
  tournament: ComingTournament,
  { readers }: Audience,
  now: Date,
): Promise<readonly NotifiedReader[]> {
  const untold = readersToTell(readers, tournament, now);
  for (const reader of untold)
    await given.outbox.post(scheduleLetter(tournament, [reader], given.links, pageOf(given, [reader])));
  return untold.map((reader) => announcementToStore(reader, presentAnnouncement(reader, tournament, true)));
}

async function tellChanges(
  given: Needed,
  tournament: ComingTournament,
  audience: Audience,
  now: Date,
): Promise<readonly NotifiedReader[]> {
  const told: NotifiedReader[] = [];
  for (const household of households(audience, now)) {
    const { news, readers } = household;
    if (news !== undefined && news.at > now) continue;
    if (news !== undefined) await given.outbox.post(letterOf(given, tournament, household));
    for (const reader of readers) {
      const known = presentAnnouncement(reader, audience, news !== undefined);
      if (!isSame(known, reader.told)) told.push(announcementToStore(reader, known));
    }
  }
  return told;
}

function letterOf(given: Needed, tournament: ComingTournament, { news, readers }: Household) {
  const page = pageOf(given, readers);
  return news === undefined || news.changes === 'everything'
    ? scheduleLetter(tournament, readers, given.links, page)
    : changedScheduleLetter(tournament, { readers, changes: news.changes }, given.links, page);
}

/** Returns the link to the team's page for a family with a team, and to the captain's page for a team's contact. */
function pageOf(given: Needed, [reader]: Readers): readonly LetterPart[] {
  if (reader.registrationId !== null)
    return reader.teamId === null ? [] : [asideTo('All games of your team', given.links.team(reader.teamId), 'last')];
  const { teamId: id, captainId, captainLinkNumber, email: captainEmail } = reader;
  const team = { id, captainId, captainLinkNumber, captainEmail };
  return [linkTo("Open your captain's page", captainLink(given, team, given.clock.now()))];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

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
