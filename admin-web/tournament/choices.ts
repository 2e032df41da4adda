import { newcomerBracketOptions } from '../../domain/tournament/age-bracket.ts';

/** Age groups of a tournament (operations specification, section 9). */
export const ageGroups = [...newcomerBracketOptions.map(({ value }) => value), 'Open'].map(asChoice);

/** Maximum numbers of teams: sizes that fill a bracket (operations specification, section 9), and usual ones between. */
export const sizes = [4, 8, 12, 16, 20, 24, 32].map(asChoice);

export const usualSize = 8;

function asChoice<Answer extends string | number>(id: Answer) {
  return { id, name: String(id) };
}
