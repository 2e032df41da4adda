import type { Division } from '../match/division.ts';
import type { TeamId } from '../match/match.ts';
import type { BracketSettings } from './bracket-settings.ts';
import { checkPools, gamesRange } from './bracket-settings.ts';
import type { AgeDivision } from './divide-by-age.ts';
import { drawElimination } from './draw-elimination.ts';
import { drawRoundRobin } from './draw-round-robin.ts';
import { possibleGamesEach } from './group-games.ts';
import { keepClubsApart } from './keep-clubs-apart.ts';
import { seedTeams } from './seeding.ts';

/** The group games each that a division plays at most; none of the divisions need use all of it. */
export type Caps = readonly number[];

/** Draws all divisions, none with more group games each than its cap. */
export function drawDivisions(
  divisions: readonly AgeDivision[],
  settings: BracketSettings,
  caps: Caps,
): readonly Division[] {
  return divisions.map((division, index) => drawDivision(division, settings, caps[index] ?? settings.maxGamesPerTeam));
}

function drawDivision({ name, teams }: AgeDivision, settings: BracketSettings, cap: number): Division {
  const seeded = seedTeams(teams, settings.seeding);
  if (settings.format === 'single-elimination') {
    const apart = settings.keepsClubsApart ? keepClubsApart(seeded) : seeded;
    return drawElimination(name, idsOf(apart), settings);
  }
  const { pools, thirdPlace } = settings;
  if (pools !== undefined) checkPools(pools, teams.length);
  const gamesEach = (size: number) => gamesWithin(size, settings, cap);
  const withoutStandings = settings.withoutStandings.includes(name);
  const wish = { gamesEach, thirdPlace, withoutStandings, ...(pools === undefined ? {} : { pools }) };
  return drawRoundRobin(name, idsOf(seeded), wish);
}

const idsOf = (teams: readonly { readonly id: TeamId }[]): readonly TeamId[] => teams.map(({ id }) => id);

/** The most games each that a group can play under a cap, or the fewest possible where the cap is too low. */
function gamesWithin(size: number, settings: BracketSettings, cap: number): number {
  const possible = possibleGamesEach(size, gamesRange(settings));
  return possible.find((games) => games <= cap) ?? possible.at(-1) ?? settings.minGamesPerTeam;
}

/**
 * Caps from the most games to the fewest: the division whose teams play most gives up a game first, so that all play about as many.
 * An elimination has nothing to give up.
 */
export function cappings(divisions: readonly AgeDivision[], settings: BracketSettings): readonly Caps[] {
  const { min, max } = gamesRange(settings);
  let caps: Caps = divisions.map(({ teams }) =>
    settings.format === 'round-robin' ? Math.min(max, Math.max(min, teams.length - 1)) : min,
  );
  const all = [caps];
  while (caps.some((cap) => cap > min)) {
    const highest = caps.indexOf(Math.max(...caps));
    caps = caps.with(highest, (caps[highest] ?? min) - 1);
    all.push(caps);
  }
  return all;
}
