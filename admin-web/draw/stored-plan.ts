import type { DrawSettings } from '../../domain/rule/draw/draw-settings.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { drawnList, emptyList, type SeedList } from '../bracket/seed-list.ts';
import { planAgain, planFor, usualPlan } from './draw-plan.ts';
import { withRegistered } from './registered-brackets.ts';

/** Plan on the screen: settings, and teams in their order. */
interface PlanOnScreen {
  readonly settings: DrawSettings;
  readonly list: SeedList;
}

/** Returns the state of a tournament that a stored plan depends on. */
const basisOf = ({ draft, playingHours }: DrawnTournament): string => JSON.stringify([draft.choices, playingHours]);

/** Returns the initial plan: the one stored in this tab, else that of the last draw, else the default. */
export function initialPlan(drawn: DrawnTournament): PlanOnScreen {
  const { choices } = drawn.draft;
  const left = leftPlan(drawn);
  if (left !== undefined) return left;
  if (choices === null) {
    return { settings: withRegistered(planFor(drawn.playingHours), drawn), list: emptyList };
  }
  const { teamIds, ...settings } = planAgain(choices, drawn.playingHours);
  return { settings: { ...settings, teamIds: [] }, list: drawnList(teamIds) };
}

/** Stores a changed plan while this tab is open. */
export function storePlan(drawn: DrawnTournament, { settings, list }: PlanOnScreen): void {
  try {
    sessionStorage.setItem(keyOf(drawn), JSON.stringify({ basis: basisOf(drawn), settings, list }));
  } catch {
    // Without storage the next visit starts from the last draw.
  }
}

const keyOf = ({ tournament }: DrawnTournament): string => `draw-settings ${tournament.id}`;

/** Returns the stored plan, unless the draw or the hours have changed since. */
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
