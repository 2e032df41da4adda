import { individual, isIndividualTeam } from '../../domain/team/individual.ts';

/** The name a list shows: a team that stands for one player is shown as an individual (rules, section 10). */
export function shownName(name: string): string {
  return isIndividualTeam(name) ? individual : name;
}
