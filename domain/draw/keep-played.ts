import { Refusal } from '../refusal/refusal.ts';
import type { ScheduledGame } from '../schedule/timetable.ts';
import type { Division } from './division.ts';
import type { Match, MatchKey, TeamId } from './match.ts';

/** A game that has started before brackets are generated again. */
export interface StartedGame extends ScheduledGame {
  readonly teams: readonly [TeamId, TeamId];
}

/** Brackets in which games have started are drawn again only if the organizer confirms it. */
export function checkDrawnAgain(started: readonly StartedGame[], isConfirmed: boolean): void {
  if (started.length > 0 && !isConfirmed) throw gamesHaveStarted(started);
}

/** Where started games stand in brackets generated again. */
export interface KeptGames {
  /** They keep field and time under the key of their new match. */
  readonly fixed: readonly ScheduledGame[];
  readonly places: readonly { readonly was: MatchKey; readonly is: MatchKey }[];
  /** Games without a match of the same two teams: they stay on record outside the brackets. */
  readonly outside: readonly StartedGame[];
}

/** Finds for every started game a match of the same two teams, each match once. */
export function keepPlayed(divisions: readonly Division[], started: readonly StartedGame[]): KeptGames {
  const free = divisions.flatMap((division) => division.matches);
  const found = started.map((game) => {
    const index = free.findIndex((match) => isBetween(match, game.teams));
    const [match] = index === -1 ? [] : free.splice(index, 1);
    return { game, match };
  });
  const kept = found.flatMap(({ game, match }) => (match === undefined ? [] : [{ game, key: match.key }]));
  return {
    fixed: kept.map(({ game: { field, start, end }, key }) => ({ match: key, field, start, end })),
    places: kept.map(({ game, key }) => ({ was: game.match, is: key })),
    outside: found.filter(({ match }) => match === undefined).map(({ game }) => game),
  };
}

function isBetween(match: Match, teams: readonly [TeamId, TeamId]): boolean {
  return teams.every((team) => match.slots.some((slot) => slot.from === 'team' && slot.team === team));
}

function gamesHaveStarted(started: readonly StartedGame[]): Refusal {
  const games = started.length === 1 ? 'One game has' : `${started.length} games have`;
  return new Refusal('conflict', `${games} started. Confirm to draw again: what has been played stays.`, started);
}
