import { newcomerBracketOptions } from '../../domain/tournament/age-bracket.ts';

/** Age groups of a tournament (operations specification, section 9). */
export const ageGroups = [...newcomerBracketOptions.map(({ value }) => value), 'Open'].map(asChoice);

/** Maximum numbers of teams of a new tournament (operations specification, section 9); any other is set later. */
export const sizes = [4, 8, 16, 32].map(asChoice);

export const usualSize = 8;

function asChoice<Answer extends string | number>(id: Answer) {
  return { id, name: String(id) };
}
