import { isReachable } from '../mail/letter.ts';
import { isToCome, type Notified, notifiedOf } from './own-game.ts';
import { type Audience, isElsewhere, isOnOtherDay, lettersTo, type ScheduleReader } from './schedule-reader.ts';
import { type TimetableChange, timetableChanges } from './timetable-changes.ts';
import { kickoffsOf, toldAt } from './when-notified.ts';

/** Everybody of one team who plays and reads at one address: they get one letter; whoever leads it without playing has their own. */
export interface Household {
  readonly readers: readonly [ScheduleReader, ...ScheduleReader[]];
  /** What is new to them; undefined where nothing is. */
  readonly news: News | undefined;
}

/** A timetable that was never told, or what has changed in the one that was; and when it is told. */
export interface News {
  readonly changes: readonly TimetableChange[] | 'everything';
  readonly at: Date;
}

/** Where and on which day a tournament is played. */
type Whereabouts = Pick<Audience, 'location' | 'day'>;

/** Those of an audience who were told of a timetable before, with what is new to them. */
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

/** Two who have no address read in no one place. */
function addressOf(reader: ScheduleReader): string {
  if (reader.registrationId === null) return `lead ${reader.teamId} ${reader.email.toLowerCase()}`;
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
  return { changes, at: toldAt(kickoffs, lastChangeAt, now) };
}

/**
 * Whoever has come into a team, was told of no games, or was told of another place or day, is told of all; whoever is without a team has
 * heard of that.
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

/** What somebody knows who was told of the timetable as it stands. */
export function toldNow(reader: ScheduleReader, { location, day }: Whereabouts, hasLetter: boolean): Notified {
  const { teamId, games } = reader;
  return { teamId, games: notifiedOf(games), letters: lettersTo(reader) + (hasLetter ? 1 : 0), location, day };
}

/** How many households are going to be told of changes, and when the first of them is. */
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
