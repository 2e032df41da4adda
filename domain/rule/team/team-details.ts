import { type AnswersTo, allOptional, answersIn } from '../form/form.ts';
import { type SkillLevel, skillLevelChoice } from '../player/skill-level.ts';

/**
 * Details of a team beside its name, its captain and its division. A detail declared here is asked in both forms of a
 * team, and stored, listed, exported and imported with it. Every public answer about the team has it; families read it
 * on the captain's page and under an invitation.
 */
export const teamDetails = {
  skillLevel: skillLevelChoice,
};

export type TeamDetails = AnswersTo<typeof teamDetails>;

export type TeamDetail = keyof TeamDetails;

export const teamDetailNames = Object.keys(teamDetails) as readonly TeamDetail[];

/** Form fields of these details for organizers, who may leave each of them empty. */
export const teamDetailsByHand = allOptional(teamDetails);

export type TeamDetailsByHand = AnswersTo<typeof teamDetailsByHand>;

/** Picks the details from a larger object. */
export const teamDetailsOf = <H extends TeamDetailsByHand>(holder: H): Pick<H, TeamDetail> =>
  answersIn(teamDetails, holder);

/** Details of a team about which nothing is said. */
export const usualTeamDetails: TeamDetails = { skillLevel: 'Here to Play' };

/** Returns the details of a new team that plays at the level of its captain. */
export function detailsLedBy({ skillLevel }: { readonly skillLevel: SkillLevel }): TeamDetails {
  return { ...usualTeamDetails, skillLevel };
}

/** Merges the details of a team with an organizer's: one that every team has stays where it is left empty. */
export function teamDetailsAfter(before: TeamDetails, told: TeamDetailsByHand): TeamDetails {
  const stays = (name: TeamDetail) => told[name] === null && teamDetails[name].limits({ year: 0 }).required;
  return Object.fromEntries(
    teamDetailNames.map((name) => [name, stays(name) ? before[name] : told[name]]),
  ) as TeamDetails;
}
