import { isOneDay } from '../../domain/time/eastern.ts';
import { isCompleted, isPlaying, type SentGame } from '../game/sent-game.ts';

/** Games of the big screen by panel, each list in order of importance. */
export interface ScreenProgram {
  readonly now: readonly SentGame[];
  readonly next: readonly SentGame[];
  readonly results: readonly SentGame[];
}

/** Selects the games of one tournament, or of all; future days appear only when no game of today in New Jersey is left. */
export function programOf(games: readonly SentGame[], tournamentId: number | undefined, now: number): ScreenProgram {
  const ours = games.filter((game) => tournamentId === undefined || game.tournamentId === tournamentId);
  const toCome = ours.filter((game) => !isPlaying(game) && !isCompleted(game)).toSorted(byKickOff);
  const today = toCome.filter(({ startTime }) => startTime !== null && isToday(startTime, now));
  return {
    now: ours.filter(isPlaying).toSorted(byField),
    next: today.length > 0 ? today : toCome,
    results: ours.filter(isCompleted).toSorted(byKickOff).toReversed(),
  };
}

/** Returns whether an instant is on the current day in New Jersey, or in the same night. */
export const isToday = (instant: string, now: number): boolean => isOneDay(new Date(instant), new Date(now));

const byKickOff = (one: SentGame, other: SentGame): number =>
  (one.startTime ?? '9999').localeCompare(other.startTime ?? '9999') || byField(one, other);

const byField = (one: SentGame, other: SentGame): number =>
  (one.field ?? '').localeCompare(other.field ?? '', 'en-US', { numeric: true }) || one.id - other.id;

/** Spreads items evenly over as few pages as possible, with a maximum number on each. */
export function inPages<Shown>(all: readonly Shown[], most: number): readonly (readonly Shown[])[] {
  const pages = Math.ceil(all.length / most);
  const starts = Array.from({ length: pages + 1 }, (_, page) => Math.ceil((page * all.length) / pages));
  return starts.slice(0, -1).map((start, page) => all.slice(start, starts[page + 1]));
}

/** Returns the index of the page after a number of turns; after the last page comes the first. */
export const pageAt = (turn: number, pages: number): number => (pages === 0 ? 0 : ((turn % pages) + pages) % pages);

/** Maximum number of current games on one page. */
export const mostNow = 4;

/** Returns the nearest later turn at which the page with this current game is open. */
export function turnTo(gameId: number, playing: readonly SentGame[], turn: number): number {
  const pages = inPages(playing, mostNow);
  const page = pages.findIndex((games) => games.some(({ id }) => id === gameId));
  return page < 0 ? turn : turn + pageAt(page - turn, pages.length);
}

/** Changes between two states of the live list. */
interface FieldNews {
  /** Ids of the games in which a goal was scored. */
  readonly scored: readonly number[];
}

/** Compares two states of the live list; a game that is new in the list brings no news. */
export function newsSince(before: readonly SentGame[], games: readonly SentGame[]): FieldNews {
  const earlier = new Map(before.map((game) => [game.id, game]));
  const seen = games.filter(({ id }) => earlier.has(id));
  const goals = (game: SentGame) => game.team1Score + game.team2Score;
  return {
    scored: seen
      .filter((game) => isPlaying(game) && goals(game) > goals(earlier.get(game.id) ?? game))
      .map(({ id }) => id),
  };
}
