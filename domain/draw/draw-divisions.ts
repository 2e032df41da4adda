import type { Division } from '../match/division.ts';
import { type BracketSettings, gamesRange } from './bracket-settings.ts';
import type { AgeDivision } from './divide-by-age.ts';
import { formatRules } from './format-rules.ts';
import { seedTeams } from './seeding.ts';

/** The group games each that a division plays at most; none of the divisions need use all of it. */
export type Caps = readonly number[];

/** Draws all divisions, none with more group games each than its cap. */
export function drawDivisions(
  divisions: readonly AgeDivision[],
  settings: BracketSettings,
  caps: Caps,
): readonly Division[] {
  const { draw } = formatRules[settings.format];
  return divisions.map(({ name, teams }, index) =>
    draw({ name, teams: seedTeams(teams, settings.seeding) }, settings, caps[index] ?? settings.maxGamesPerTeam),
  );
}

/**
 * Caps from the most games to the fewest: the division whose teams play most gives up a game first, so that all play about as many.
 * An elimination has nothing to give up.
 */
export function cappings(divisions: readonly AgeDivision[], settings: BracketSettings): readonly Caps[] {
  const { groupGamesWanted } = formatRules[settings.format];
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
