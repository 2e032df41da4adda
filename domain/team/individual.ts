/** How a player is shown who plays alone. */
export const individual = 'Individual';

/** Whether a team was made for one player alone, as older records name it (rules, section 10). */
export function isIndividualTeam(name: string): boolean {
  return name.startsWith(`${individual} -`);
}

/** The name under which everybody sees a team: one that stands for one player is shown as an individual (rules, section 10). */
export function nameInPublic(name: string): string {
  return isIndividualTeam(name) ? individual : name;
}
