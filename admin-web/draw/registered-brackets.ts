import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { risingByAge } from '../../domain/draw/arrange-brackets.ts';
import { ageBrackets } from '../../domain/tournament/age-bracket.ts';
import type { DrawPlan } from './draw-plan.ts';

/** A tournament and its teams, as far as their divisions go. */
export interface Registered {
  readonly tournament: Pick<PublicTournament, 'isDividedByAge' | 'ageGroup'>;
  readonly teams: readonly Pick<PublicTeam, 'ageGroup'>[];
}

/** The divisions in which teams have registered, from the youngest to the oldest, each with the number of its teams. */
export function registeredBrackets({ tournament, teams }: Registered): ReadonlyMap<string, number> {
  // A team without a bracket of its own is shown with the ages of an undivided tournament.
  const ofTeams = teams.flatMap(({ ageGroup }) =>
    tournament.isDividedByAge || ageGroup !== tournament.ageGroup ? [ageGroup] : [],
  );
  const found = ageBrackets.filter((bracket) => ofTeams.includes(bracket));
  return new Map(risingByAge(found).map((bracket) => [bracket, ofTeams.filter((own) => own === bracket).length]));
}

/** The plan with the registered divisions chosen; a tournament divided by age is drawn by them. */
export function withRegistered(plan: DrawPlan, registered: Registered): DrawPlan {
  const brackets = [...registeredBrackets(registered).keys()];
  if (brackets.length === 0) return plan;
  return { ...plan, ageBrackets: brackets, generateByAge: plan.generateByAge || registered.tournament.isDividedByAge };
}
