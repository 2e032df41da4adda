import type { BracketSettings } from '../draw/bracket-settings.ts';
import type { Entrant } from '../draw/entrant.ts';
import type { Draw } from '../draw/generate-brackets.ts';
import type { StayingGame } from '../draw/keep-played.ts';

/** Everything a draw is made from. */
export interface DrawParts {
  readonly settings: BracketSettings;
  readonly teams: readonly Entrant[];
  readonly staying: readonly StayingGame[];
}

/** Where brackets and timetables are drawn up: it takes seconds for large tournaments, and nobody else may have to wait for it. */
export abstract class DrawingTable {
  abstract draw(parts: DrawParts): Promise<Draw>;
}
