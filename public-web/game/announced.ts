import type { ShownGame } from './shown-game.ts';
import { words } from './words.ts';

/** What is read out of the games being played, politely, whenever it changes. */
export const announced = (playing: readonly ShownGame[]): string =>
  playing
    .map(({ team1Name, team1Score, team2Name, team2Score }) =>
      words.announced(team1Name ?? '', team1Score, team2Name ?? '', team2Score),
    )
    .join('. ');
