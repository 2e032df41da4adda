import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { ageBrackets } from '../../domain/rule/age/age-bracket.ts';
import { risingByAge } from '../../domain/rule/draw/arrange-brackets.ts';
import type { DrawSettings } from '../../domain/rule/draw/draw-settings.ts';

/** Tournament and its teams, with the fields that concern divisions. */
export interface Registered {
  readonly tournament: Pick<PublicTournament, 'isDividedByAge' | 'ageGroup'>;
  readonly teams: readonly Pick<PublicTeam, 'ageGroup'>[];
}

/** Returns the divisions with registered teams, youngest first, with the number of teams in each. */
export function registeredBrackets({ tournament, teams }: Registered): ReadonlyMap<string, number> {
  // In an undivided tournament a team without a bracket has the ages of the tournament.
  const ofTeams = teams.flatMap(({ ageGroup }) =>
    tournament.isDividedByAge || ageGroup !== tournament.ageGroup ? [ageGroup] : [],
  );
  const found = ageBrackets.filter((bracket) => ofTeams.includes(bracket));
  return new Map(risingByAge(found).map((bracket) => [bracket, ofTeams.filter((own) => own === bracket).length]));
}

/** Chooses the registered divisions in the plan; a tournament divided by age is drawn by them. */
export function withRegistered(plan: DrawSettings, registered: Registered): DrawSettings {
  const brackets = [...registeredBrackets(registered).keys()];
  if (brackets.length === 0) return plan;
  return { ...plan, ageBrackets: brackets, generateByAge: plan.generateByAge || registered.tournament.isDividedByAge };
}
