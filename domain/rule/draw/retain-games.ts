import { said } from '../language/sentence.ts';
import type { Division } from '../match/division.ts';
import type { Match, MatchKey, TeamId } from '../match/match.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { ScheduledGame } from '../schedule/timetable.ts';

/** Game that started before the brackets are generated again. */
export interface StartedGame extends ScheduledGame {
  readonly teams: readonly [TeamId, TeamId];
}

/** Game still to be played that an organizer has locked to its field and time. */
export interface LockedGame extends ScheduledGame {
  /** Match of the game in the earlier draw. */
  readonly drawn: Match;
  /** Text that names the game: its teams as far as the draw knows them. */
  readonly spoken: string;
}

/** Game that stays in place when the brackets are generated again. */
export type StayingGame = StartedGame | LockedGame;

/** Refuses to draw brackets with started games again unless the organizer confirms it. */
export function checkDrawnAgain(
  started: readonly StartedGame[],
  leaving: readonly string[],
  isConfirmed: boolean,
): void {
  if (started.length > 0 && !isConfirmed) throw gamesHaveStarted(started, leaving);
}

/** Places of the games that stay, in brackets generated again. */
export interface RetainedGames {
  /** Games with their field and time, under the key of their new match. */
  readonly fixed: readonly ScheduledGame[];
  readonly places: readonly { readonly was: MatchKey; readonly is: MatchKey }[];
  /** Started games without a match of the same two teams: they stay on record outside the brackets. */
  readonly outside: readonly StartedGame[];
  /** Locked games that have a match in the new draw; `unlocked` are those that lose their match and their lock. */
  readonly locked: readonly LockedGame[];
  readonly unlocked: readonly LockedGame[];
}

/** Assigns every staying game a match of the new brackets, each match once; started games choose first. */
export function retainGames(divisions: readonly Division[], staying: readonly StayingGame[]): RetainedGames {
  const free = divisions.flatMap((division) => division.matches);
  const inTurn = [...staying.filter(hasStarted), ...staying.filter(isLocked)];
  const found = inTurn.map((game) => {
    const index = free.findIndex((match) => isItsMatch(match, game));
    const [match] = index === -1 ? [] : free.splice(index, 1);
    return { game, match };
  });
  const kept = found.flatMap(({ game, match }) => (match === undefined ? [] : [{ game, key: match.key }]));
  const gone = found.filter(({ match }) => match === undefined).map(({ game }) => game);
  return {
    fixed: kept.map(({ game: { field, start, end }, key }) => ({ match: key, field, start, end })),
    places: kept.map(({ game, key }) => ({ was: game.match, is: key })),
    outside: gone.filter(hasStarted),
    locked: kept.map(({ game }) => game).filter(isLocked),
    unlocked: gone.filter(isLocked),
  };
}

const isLocked = (game: StayingGame): game is LockedGame => 'drawn' in game;
const hasStarted = (game: StayingGame): game is StartedGame => !isLocked(game);

/** Tells whether a match has the same two teams. For a locked game whose teams come from other matches: whether it stands in the same place of the same graph. */
function isItsMatch(match: Match, game: StayingGame): boolean {
  if (hasStarted(game)) return isBetween(match, game.teams);
  const teams = game.drawn.slots.flatMap((slot) => (slot.from === 'team' ? [slot.team] : []));
  const [one, other] = teams;
  if (one !== undefined && other !== undefined) return isBetween(match, [one, other]);
  const { key, slots, places } = game.drawn;
  return match.key === key && isSame(match.slots, slots) && isSame(match.places, places);
}

const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** Serializes a value with sorted fields, since the database returns fields in another order than the draw wrote them. */
function written(thing: unknown): string {
  if (Array.isArray(thing)) return `[${thing.map(written).join()}]`;
  if (typeof thing !== 'object' || thing === null) return String(thing);
  const fields = Object.entries(thing).map(([name, value]) => `${name}:${written(value)}`);
  return `{${fields.toSorted().join()}}`;
}

function isBetween(match: Match, teams: readonly [TeamId, TeamId]): boolean {
  return teams.every((team) => match.slots.some((slot) => slot.from === 'team' && slot.team === team));
}

function gamesHaveStarted(started: readonly StartedGame[], leaving: readonly string[]): Refusal {
  const list = new Intl.ListFormat('en-US').format(leaving);
  if (list !== '')
    return new Refusal(
      'unconfirmed',
      said(
        '{games} games have started. Confirm to draw again: these leave the table and stay on record alone: {list}.',
        {
          games: started.length,
          list,
        },
      ),
      started,
    );
  return new Refusal(
    'unconfirmed',
    started.length === 1
      ? 'One game has started. Confirm to draw again: what has been played stays.'
      : said('{games} games have started. Confirm to draw again: what has been played stays.', {
          games: started.length,
        }),
    started,
  );
}
