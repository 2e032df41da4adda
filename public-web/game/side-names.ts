import { translateTerm } from '../kit/server-terms.ts';
import type { SentGame } from './sent-game.ts';
import { words } from './words.ts';

/** Returns the names of both teams or, while they are not known, their origin: Winner of Round 1, match 3. */
export function sideNames({ team1Name, team2Name, team1From, team2From }: SentGame): readonly [string, string] {
  const nameOf = (name: string | null, from: string | null | undefined) =>
    name ?? (translateTerm(from ?? '') || words.toBeDetermined);
  return [nameOf(team1Name, team1From), nameOf(team2Name, team2From)];
}
