import { newcomerBracketOptions } from '../../domain/tournament/age-bracket.ts';

/** The age groups a tournament can be announced for (operations specification, section 9). */
export const ageGroups = [...newcomerBracketOptions.map(({ value }) => value), 'Open'].map(asChoice);

/** How many teams a tournament can take: sizes that fill a bracket (operations specification, section 9), and usual ones between. */
export const sizes = [4, 8, 12, 16, 20, 24, 32].map(asChoice);

export const usualSize = 8;

function asChoice<Answer extends string | number>(id: Answer) {
  return { id, name: String(id) };
}
