import type { Stage } from '../../domain/bracket/match.ts';
import { words } from './words.ts';

/** The stages that are the columns of the bracket itself; the others stand below it. */
export const mainStages: readonly Stage[] = ['group', 'knockout'];

/** What a round is called: with three rounds Round 1, Semi-Finals, Finals; otherwise by its number. */
export function roundLabel(round: number, rounds: number): string {
  return (rounds === 3 ? words.threeRounds[round - 1] : undefined) ?? words.round(round);
}

/** A match as it is named in a sentence, such as Semi-Finals 2. */
export function matchName(match: { stage: Stage; round: number; position: number }, rounds: number): string {
  const { stage, round, position } = match;
  if (stage === 'third-place') return words.sections[stage];
  if (!mainStages.includes(stage)) return words.sectionMatch(words.sections[stage], round, position);
  return words.mainMatch(roundLabel(round, rounds), position);
}
