import { translateTerm } from '../kit/server-terms.ts';
import type { SentGame } from './sent-game.ts';

/** Returns the label of a game's match and, where that is a number alone, what the match is: Round 1, match 3 · Quarter-final. */
export function matchInFull({ label, matchName }: Pick<SentGame, 'label' | 'matchName'>): string {
  const isNumber = label?.startsWith('Round') === true;
  return [label, isNumber && matchName].flatMap((text) => (text ? [translateTerm(text)] : [])).join(' · ');
}
