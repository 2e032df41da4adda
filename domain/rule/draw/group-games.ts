import { circleRounds, circulantGames, type Meeting, walkGames } from './circle.ts';

/** Range of group games per team, chosen by the organizer. */
export interface GamesRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the numbers of games per team that are possible within the range, the best first. Teams meet at most
 * once unless the minimum asks for more; an odd number of teams plays an even number of games if the range holds
 * one.
 */
export function possibleGamesEach(teams: number, { min, max }: GamesRange): readonly number[] {
  const everyone = teams - 1;
  const inRange = everyone < min ? upwards(min, max) : upwards(min, Math.min(max, everyone)).toReversed();
  const fair = inRange.filter((games) => (teams * games) % 2 === 0);
  const chosen = fair.length > 0 ? fair : inRange;
  return everyone < min ? chosen.slice(0, 1) : chosen;
}

/** Returns the games of a group in which every team plays this many: whole legs first, then a part of one. */
export function groupGames(teams: number, gamesEach: number): readonly Meeting[] {
  const wholeLegs = Math.floor(gamesEach / (teams - 1));
  const whole = upwards(1, wholeLegs).flatMap(() => [leagueGames(teams, teams - 1)]);
  const legs = [...whole, leagueGames(teams, gamesEach % (teams - 1))];
  const rounds = teams % 2 === 0 ? teams - 1 : teams;
  return legs.flatMap((meetings, index) => meetings.map((game) => ({ ...game, leg: game.leg + index * rounds })));
}

function leagueGames(teams: number, games: number): readonly Meeting[] {
  if (teams % 2 === 0) return circleRounds(teams, games);
  const isOdd = games % 2 === 1;
  const even = circulantGames(teams, isOdd ? games - 1 : games);
  return isOdd ? [...even, ...walkGames(teams)].toSorted((one, other) => one.leg - other.leg) : even;
}

const upwards = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
