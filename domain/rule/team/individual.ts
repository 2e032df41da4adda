/** Display name of a team of one player. */
export const individual = 'Individual';

/** Tells whether a team was made for one player alone, by the name that older records have (rules, section 10). */
export function isIndividualTeam(name: string): boolean {
  return name.startsWith(`${individual} -`);
}

/** Returns a team's public name; a team of one player is shown as an individual (rules, section 10). */
export function nameInPublic(name: string): string {
  return isIndividualTeam(name) ? individual : name;
}
