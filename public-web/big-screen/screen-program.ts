import { easternDay } from '../../domain/time/eastern.ts';
import { isCompleted, isPlaying, type ShownGame } from '../game/shown-game.ts';

/** What the big screen shows, each part in the order of its importance. */
export interface ScreenProgram {
  readonly now: readonly ShownGame[];
  readonly next: readonly ShownGame[];
  readonly results: readonly ShownGame[];
}

/** The games of one tournament, or of all on this day in New Jersey; days to come only where today has none left. */
export function programOf(games: readonly ShownGame[], tournamentId: number | undefined, now: number): ScreenProgram {
  const ours = games.filter((game) => tournamentId === undefined || game.tournamentId === tournamentId);
  const toCome = ours.filter((game) => !isPlaying(game) && !isCompleted(game)).toSorted(byKickOff);
  const today = toCome.filter(({ startTime }) => startTime !== null && isToday(startTime, now));
  return {
    now: ours.filter(isPlaying).toSorted(byField),
    next: today.length > 0 ? today : toCome,
    results: ours.filter(isCompleted).toSorted(byKickOff).toReversed(),
  };
}

/** Whether an instant is on this day in New Jersey. */
export const isToday = (instant: string, now: number): boolean =>
  easternDay(new Date(instant)) === easternDay(new Date(now));

const byKickOff = (one: ShownGame, other: ShownGame): number =>
  (one.startTime ?? '9999').localeCompare(other.startTime ?? '9999') || byField(one, other);

const byField = (one: ShownGame, other: ShownGame): number =>
  (one.field ?? '').localeCompare(other.field ?? '', 'en-US', { numeric: true }) || one.id - other.id;

/** Spread over as few pages as hold them, so many on each at most, as evenly as it goes. */
export function inPages<Shown>(all: readonly Shown[], most: number): readonly (readonly Shown[])[] {
  const pages = Math.ceil(all.length / most);
  const starts = Array.from({ length: pages + 1 }, (_, page) => Math.ceil((page * all.length) / pages));
  return starts.slice(0, -1).map((start, page) => all.slice(start, starts[page + 1]));
}

/** Which page stands after so many turns; one more begins again. */
export const pageAt = (turn: number, pages: number): number => (pages === 0 ? 0 : ((turn % pages) + pages) % pages);

/** How many games that are played share a page at most. */
export const mostNow = 4;

/** The turn nearest to this one, forwards, at which the page with this game of those being played is open. */
export function turnTo(gameId: number, playing: readonly ShownGame[], turn: number): number {
  const pages = inPages(playing, mostNow);
  const page = pages.findIndex((games) => games.some(({ id }) => id === gameId));
  return page < 0 ? turn : turn + pageAt(page - turn, pages.length);
}

/** What happened between two looks at the fields. */
interface FieldNews {
  /** Games in which a goal has fallen. */
  readonly scored: readonly number[];
}

/** What is new since the last look; of a game that was not seen before nothing is. */
export function newsSince(before: readonly ShownGame[], games: readonly ShownGame[]): FieldNews {
  const earlier = new Map(before.map((game) => [game.id, game]));
  const seen = games.filter(({ id }) => earlier.has(id));
  const goals = (game: ShownGame) => game.team1Score + game.team2Score;
  return {
    scored: seen
      .filter((game) => isPlaying(game) && goals(game) > goals(earlier.get(game.id) ?? game))
      .map(({ id }) => id),
  };
}
