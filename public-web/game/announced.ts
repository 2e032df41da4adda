import type { SentGame } from './sent-game.ts';
import { words } from './words.ts';

/** Returns the scores that a live region announces politely at each change. */
export const announced = (playing: readonly SentGame[]): string =>
  playing
    .map(({ team1Name, team1Score, team2Name, team2Score }) =>
      words.announced(team1Name ?? '', team1Score, team2Name ?? '', team2Score),
    )
    .join('. ');
