import type { Division } from '../match/division.ts';
import { gamesRange } from './check-settings.ts';
import type { AgeDivision } from './divide-by-age.ts';
import type { DrawPlan, DrawSettings } from './draw-settings.ts';
import { formatRules } from './format-rules.ts';
import { seedTeams } from './seeding.ts';

/** Upper limits of group games per team, one for each division; a division may play fewer. */
export type Caps = readonly number[];

/** Draws all divisions, none with more group games per team than its cap. */
export function drawDivisions(divisions: readonly AgeDivision[], plan: DrawPlan, caps: Caps): readonly Division[] {
  const { draw } = formatRules[plan.tournamentFormat];
  return divisions.map(({ name, teams }, index) =>
    draw({ name, teams: seedTeams(teams, plan) }, plan, caps[index] ?? plan.maxGamesPerTeam),
  );
}

/**
 * Returns caps from the most games to the fewest. The division whose teams play most gives up a game first, so
 * that all play about as many; an elimination has none to give up.
 */
export function cappings(divisions: readonly AgeDivision[], settings: DrawSettings): readonly Caps[] {
  const { groupGamesWanted } = formatRules[settings.tournamentFormat];
  const range = gamesRange(settings);
  let caps: Caps = divisions.map(({ teams }) => groupGamesWanted(teams.length, range));
  const all = [caps];
  while (caps.some((cap) => cap > range.min)) {
    const highest = caps.indexOf(Math.max(...caps));
    caps = caps.with(highest, (caps[highest] ?? range.min) - 1);
    all.push(caps);
  }
  return all;
}
