import { nameInPublic } from '../../domain/rule/team/individual.ts';
import { device } from '../kit/storage.ts';
import { isPlaying, type SentGame } from './sent-game.ts';

const place = 'golden-goal:games-of-the-day';
/** Distance of a kick-off from now within which its game belongs to the day, in milliseconds. */
const near = 18 * 3_600_000;

/** Returns the games of about today, each once in its latest version. */
export function gamesOfTheDay(games: readonly SentGame[], now: number): readonly SentGame[] {
  const latest = new Map<number, SentGame>();
  for (const game of games) {
    if ((latest.get(game.id)?.version ?? -1) < game.version && isNear(game, now)) latest.set(game.id, game);
  }
  return [...latest.values()].map((game) => ({ ...game, ...namesOf(game) }));
}

function isNear(game: SentGame, now: number): boolean {
  if (game.startTime === null) return isPlaying(game);
  return Math.abs(Date.parse(game.startTime) - now) < near;
}

/** Removes the player's name from a team of one player, so that the phone stores no personal data. */
const namesOf = ({ team1Name, team2Name }: SentGame) => ({
  team1Name: team1Name === null ? null : nameInPublic(team1Name),
  team2Name: team2Name === null ? null : nameInPublic(team2Name),
});

/** Stores the public data of the day's games, for a score keeper who opens the page without a network. */
export function storeGames(games: readonly SentGame[], now: number): void {
  device.write(place, JSON.stringify(gamesOfTheDay(games, now)));
}

/** Returns the stored games of the day, or undefined if there are none or all are from another day. */
export function storedGames(now: number): readonly SentGame[] | undefined {
  const kept = device.value(place);
  const games = Array.isArray(kept) ? gamesOfTheDay(kept, now) : [];
  return games.length === 0 ? undefined : games;
}

export const dropGames = (): void => device.drop(place);
