import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { drawnList, emptyList, type SeedList } from '../bracket/seed-list.ts';
import { type DrawPlan, planAgain, planFor, usualPlan } from './draw-plan.ts';
import { withRegistered } from './registered-brackets.ts';

/** A plan as it stands on the screen: the settings, and the teams in their order. */
export interface PlanOnScreen {
  readonly settings: DrawPlan;
  readonly list: SeedList;
}

/** What of a tournament a plan is made for. */
const basisOf = ({ draft, playingHours }: DrawnTournament): string => JSON.stringify([draft.choices, playingHours]);

/** What an organizer begins with: what this tab was left with, else what was chosen for the last draw, else the usual. */
export function planBegun(drawn: DrawnTournament): PlanOnScreen {
  const { choices } = drawn.draft;
  const left = leftPlan(drawn);
  if (left !== undefined) return left;
  if (choices === null) {
    return { settings: withRegistered(planFor(drawn.playingHours), drawn), list: emptyList };
  }
  const { teamIds, ...settings } = planAgain(choices, drawn.playingHours);
  return { settings: { ...settings, teamIds: [] }, list: drawnList(teamIds) };
}

/** Keeps a plan that was changed and not drawn, for as long as this tab is open. */
export function keepPlan(drawn: DrawnTournament, { settings, list }: PlanOnScreen): void {
  try {
    sessionStorage.setItem(keyOf(drawn), JSON.stringify({ basis: basisOf(drawn), settings, list }));
  } catch {
    // A browser that keeps nothing begins again with what was drawn.
  }
}

const keyOf = ({ tournament }: DrawnTournament): string => `draw-plan ${tournament.id}`;

/** A plan from before the last draw, or from before other hours, is left behind. */
function leftPlan(drawn: DrawnTournament): PlanOnScreen | undefined {
  try {
    const left = JSON.parse(sessionStorage.getItem(keyOf(drawn)) ?? 'null');
    return left?.basis === basisOf(drawn)
      ? { settings: { ...usualPlan, ...left.settings }, list: left.list }
      : undefined;
  } catch {
    return undefined;
  }
}
