import { nameInPublic } from '../../domain/team/individual.ts';
import { isPlaying, type ShownGame } from './shown-game.ts';

const place = 'golden-goal:games-of-the-day';
/** How far from now a kick-off still belongs to the day's work, in milliseconds. */
const near = 18 * 3_600_000;

/** The games of about today out of all, each once, the newest of what is known of it. */
export function gamesOfTheDay(games: readonly ShownGame[], now: number): readonly ShownGame[] {
  const latest = new Map<number, ShownGame>();
  for (const game of games) {
    if ((latest.get(game.id)?.version ?? -1) < game.version && isNear(game, now)) latest.set(game.id, game);
  }
  return [...latest.values()].map((game) => ({ ...game, ...namesOf(game) }));
}

function isNear(game: ShownGame, now: number): boolean {
  if (game.startTime === null) return isPlaying(game);
  return Math.abs(Date.parse(game.startTime) - now) < near;
}

/** A team that stands for one player is kept without that player's name: nothing on the phone is about a person. */
const namesOf = ({ team1Name, team2Name }: ShownGame) => ({
  team1Name: team1Name === null ? null : nameInPublic(team1Name),
  team2Name: team2Name === null ? null : nameInPublic(team2Name),
});

/** Keeps what everybody may see of the day's games, for a score keeper's page that is opened without a network. */
export function keepGames(games: readonly ShownGame[], now: number): void {
  try {
    localStorage.setItem(place, JSON.stringify(gamesOfTheDay(games, now)));
  } catch {
    // A full phone keeps no games; what waits to be sent is kept elsewhere.
  }
}

/** What is kept of the day's games; nothing where nobody keeps scores, or from another day. */
export function keptGames(now: number): readonly ShownGame[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    const games = Array.isArray(kept) ? gamesOfTheDay(kept, now) : [];
    return games.length === 0 ? undefined : games;
  } catch {
    return undefined;
  }
}

export const dropGames = (): void => localStorage.removeItem(place);
