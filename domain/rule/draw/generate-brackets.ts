import { AnswersRefused } from '../form/accept-answers.ts';
import { type Division, undivided } from '../match/division.ts';
import { planTimetable } from '../schedule/plan-timetable.ts';
import type { Change } from '../schedule/smallest-change.ts';
import type { ScheduledGame, Timetable } from '../schedule/timetable.ts';
import { fits, type TimetableRequest } from '../schedule/try-timetable.ts';
import { checkVenue } from '../venue/venue.ts';
import { checkSettings } from './check-settings.ts';
import { type AgeDivisions, divideByAge, type TeamNotPlaced } from './divide-by-age.ts';
import { cappings, drawDivisions } from './draw-divisions.ts';
import type { DrawPlan } from './draw-settings.ts';
import { drawWarnings } from './draw-warnings.ts';
import type { Entrant } from './entrant.ts';
import { type RetainedGames, retainGames, type StayingGame } from './retain-games.ts';

/** Brackets and timetable of a whole tournament. */
export interface Draw {
  readonly divisions: readonly Division[];
  readonly timetable: Timetable;
  readonly notPlaced: readonly TeamNotPlaced[];
  readonly kept: RetainedGames;
  /** Sentences for the organizer on how and why the draw differs from the plan. */
  readonly warnings: readonly string[];
}

/** Draws the brackets of a tournament and its timetable, with as many group games as the venue holds. Started and locked games stay. */
export function generateBrackets(
  plan: DrawPlan,
  teams: readonly Entrant[],
  staying: readonly StayingGame[] = [],
): Draw {
  checkSettings(plan, teams);
  checkVenue(plan.venue);
  const placed = plan.generateByAge ? divideByAge(teams, plan.ageBrackets) : oneDivision(teams);
  if (placed.divisions.length === 0) throw nobodyToPlay();
  const divisions = drawWhatFits(placed, plan, staying);
  const kept = retainGames(divisions, staying);
  const request = requestFor(divisions, plan, kept.fixed);
  const planned = planTimetable(request, () => fewerGames(placed, plan, staying));
  return {
    divisions,
    timetable: planned.timetable,
    notPlaced: placed.notPlaced,
    kept,
    warnings: [...drawWarnings({ divisions, plan, teams, placed, kept }), ...planned.warnings],
  };
}

const oneDivision = (teams: readonly Entrant[]): AgeDivisions => ({
  divisions: [{ name: undivided, teams }],
  notPlaced: [],
});

/** Returns the draw with the most group games that the venue holds with rest; if none fits, without rest; if none fits then, the smallest. */
function drawWhatFits(placed: AgeDivisions, plan: DrawPlan, staying: readonly StayingGame[]) {
  const draws = cappings(placed.divisions, plan).map((caps) => drawDivisions(placed.divisions, plan, caps));
  const smallest = draws.at(-1) ?? [];
  if (draws.length === 1) return smallest;
  for (const rest of new Set([plan.minRestSlots, 0])) {
    const largest = firstThat(draws, (divisions) => {
      const { fixed } = retainGames(divisions, staying);
      return fits(requestFor(divisions, plan, fixed), rest);
    });
    if (largest !== undefined) return largest;
  }
  return smallest;
}

/** Finds by bisection the first element that meets a condition, provided all elements after it do as well. */
function firstThat<T>(list: readonly T[], holds: (thing: T) => boolean): T | undefined {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const thing = list[middle];
    if (thing !== undefined && holds(thing)) to = middle;
    else from = middle + 1;
  }
  return list[from];
}

/** Seed of the timetable where the plan names none: the same plan gives the same timetable. */
const usualSeed = 1;

function requestFor(divisions: readonly Division[], plan: DrawPlan, fixed: readonly ScheduledGame[]): TimetableRequest {
  const { venue, minRestSlots, seed } = plan;
  return { divisions, venue, minRestSlots, seed: seed ?? usualSeed, fixed };
}

/** Suggests the largest lower minimum of games with which everything would fit. */
function fewerGames(placed: AgeDivisions, plan: DrawPlan, staying: readonly StayingGame[]): readonly Change[] {
  const { minGamesPerTeam } = plan;
  for (let fewer = minGamesPerTeam - 1; fewer >= 1; fewer--) {
    const lowered = { ...plan, minGamesPerTeam: fewer };
    const caps = placed.divisions.map(() => fewer);
    const divisions = drawDivisions(placed.divisions, lowered, caps);
    const { fixed } = retainGames(divisions, staying);
    if (!fits(requestFor(divisions, lowered, fixed), 0)) continue;
    const sentence = `Make sure of ${fewer === 1 ? 'one game' : `${fewer} games`} for every team instead of ${minGamesPerTeam}.`;
    return [{ setting: 'minGamesPerTeam', value: fewer, sentence, share: (minGamesPerTeam - fewer) / minGamesPerTeam }];
  }
  return [];
}

const nobodyToPlay = () => new AnswersRefused({ ageBrackets: 'None of the chosen age brackets has two teams' });
