import { isReachable } from '../mail/letter.ts';
import { type Announcement, announcedGames, isToCome } from './own-game.ts';
import { type Audience, isElsewhere, isOnOtherDay, lettersTo, type ScheduleReader } from './schedule-reader.ts';
import { type TimetableChange, timetableChanges } from './timetable-changes.ts';

/** Players of one team who read at one address and share one letter; the team's contact has none in common. */
export interface Household {
  readonly readers: readonly [ScheduleReader, ...ScheduleReader[]];
  /** News for the household; undefined where there is none. */
  readonly news: News | undefined;
}

/** Changes to announce, or the whole timetable, and the time of the announcement. */
export interface News {
  readonly changes: readonly TimetableChange[] | 'everything';
  readonly at: Date;
}

/** Location and day of a tournament. */
type Whereabouts = Pick<Audience, 'location' | 'day'>;

/** Groups the readers who were told of a timetable before by household, with the news for each. */
export function households(
  { readers, lastChangeAt, ...where }: Pick<Audience, 'readers' | 'lastChangeAt'> & Whereabouts,
  now: Date,
): readonly Household[] {
  const homes = new Map<string, [ScheduleReader, ...ScheduleReader[]]>();
  for (const reader of readers) {
    if (reader.told === undefined) continue;
    const address = addressOf(reader);
    const home = homes.get(address);
    if (home === undefined) homes.set(address, [reader]);
    else home.push(reader);
  }
  return [...homes.values()].map((home) => ({ readers: home, news: newsOf(home, { lastChangeAt, ...where }, now) }));
}

/** Returns the key of a reader's household; readers without an address are households of their own. */
function addressOf(reader: ScheduleReader): string {
  if (reader.registrationId === null) return `contact ${reader.teamId} ${reader.email.toLowerCase()}`;
  return `player ${reader.teamId} ${reader.email === '' ? reader.playerId : reader.email.toLowerCase()}`;
}

function newsOf(
  home: readonly ScheduleReader[],
  { lastChangeAt, ...where }: Pick<Audience, 'lastChangeAt'> & Whereabouts,
  now: Date,
): News | undefined {
  const changes = home.map((reader) => changesFor(reader, where, now)).find((news) => news.length > 0);
  if (changes === undefined) return undefined;
  const kickoffs =
    changes === 'everything' ? (home[0]?.games ?? []).map(({ startsAt }) => startsAt) : kickoffsOf(changes);
  return { changes, at: announcementTime(kickoffs, lastChangeAt, now) };
}

/**
 * Returns the changes for a reader. A reader who has joined a team, was told of no games, or was told of another
 * place or day gets everything; one without a team has heard of that already.
 */
function changesFor(reader: ScheduleReader, where: Whereabouts, now: Date): News['changes'] {
  const { told, teamId, games } = reader;
  if (told === undefined) return [];
  if (isElsewhere(where, reader) && (games.length === 0 || games.some(isToCome))) return 'everything';
  if (isOnOtherDay(where, reader)) return 'everything';
  if (teamId === null) return [];
  const isNew = told.teamId !== teamId || told.games.length === 0;
  if (!isNew) return timetableChanges(told.games, games, now);
  return games.some((game) => isToCome(game) && game.isDrawn && game.startsAt > now) ? 'everything' : [];
}

/** Returns the announcement of the present timetable to a reader. */
export function presentAnnouncement(
  reader: ScheduleReader,
  { location, day }: Whereabouts,
  hasLetter: boolean,
): Announcement {
  const { teamId, games } = reader;
  return { teamId, games: announcedGames(games), letters: lettersTo(reader) + (hasLetter ? 1 : 0), location, day };
}

/** Number of households about to be told of changes, and the time of the first letter. */
export interface NewsAhead {
  readonly letters: number;
  readonly teams: number;
  readonly dueAt: Date | null;
  readonly lastToldAt: Date | null;
}

export function newsAhead(audience: Audience, now: Date): NewsAhead {
  const waiting = households(audience, now).flatMap(({ readers: [{ email, teamId }], news }) =>
    news !== undefined && isReachable({ to: email }) ? [{ teamId, at: news.at }] : [],
  );
  const instants = waiting.map(({ at }) => at.getTime());
  return {
    letters: waiting.length,
    teams: new Set(waiting.map(({ teamId }) => teamId)).size,
    lastToldAt: audience.lastToldAt,
    dueAt: instants.length === 0 ? null : new Date(Math.max(now.getTime(), Math.min(...instants))),
  };
}

const minute = 60_000;

/** Minutes without further changes before families are told of a change; fewer when one of its games is near. */
const quietMinutes = { usual: 10, urgent: 2 } as const;

/** Minutes within which a game counts as near. */
const near = 120;

/** Returns the time at which families are told of a change: not for every drag, but once nothing has been moved for a while. */
function announcementTime(kickoffs: readonly Date[], lastChangeAt: Date | null, now: Date): Date {
  const isNear = (kickoff: Date) => kickoff > now && kickoff.getTime() - now.getTime() <= near * minute;
  const quiet = kickoffs.some(isNear) ? quietMinutes.urgent : quietMinutes.usual;
  return lastChangeAt === null ? now : new Date(lastChangeAt.getTime() + quiet * minute);
}

/** Returns the kick-offs that changes are about, as announced and as they are now. */
function kickoffsOf(changes: readonly TimetableChange[]): readonly Date[] {
  return changes.flatMap((change) => [
    ...('was' in change ? [new Date(change.was.startsAt)] : []),
    ...('now' in change ? [change.now.startsAt] : []),
  ]);
}
