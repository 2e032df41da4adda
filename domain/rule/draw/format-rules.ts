import type { Division, Format } from '../match/division.ts';
import type { TeamId } from '../match/match.ts';
import { checkPools, gamesRange } from './check-settings.ts';
import type { AgeDivision } from './divide-by-age.ts';
import { drawElimination } from './draw-elimination.ts';
import { drawRoundRobin } from './draw-round-robin.ts';
import type { DrawSettings } from './draw-settings.ts';
import type { Entrant } from './entrant.ts';
import { type GamesRange, possibleGamesEach } from './group-games.ts';
import { keepClubsApart } from './keep-clubs-apart.ts';

/** Rules in which one tournament format differs from another. */
interface FormatRules {
  /** Draws a division of teams in seed order, with at most `cap` group games per team. */
  readonly draw: (division: AgeDivision, settings: DrawSettings, cap: number) => Division;
  /** Returns the group games per team that this many teams would play with unlimited room; games above the minimum can be given up. */
  readonly groupGamesWanted: (teams: number, range: GamesRange) => number;
}

export const formatRules: Readonly<Record<Format, FormatRules>> = {
  'single-elimination': {
    draw: ({ name, teams }, settings) =>
      drawElimination(name, idsOf(settings.keepsClubsApart ? keepClubsApart(teams) : teams), settings),
    groupGamesWanted: (_, { min }) => min,
  },
  'round-robin': {
    draw: drawGroupsAndFinals,
    groupGamesWanted: (teams, { min, max }) => Math.min(max, Math.max(min, teams - 1)),
  },
};

function drawGroupsAndFinals({ name, teams }: AgeDivision, settings: DrawSettings, cap: number): Division {
  const { pools, thirdPlace } = settings;
  if (pools !== null) checkPools(pools, teams.length);
  const gamesEach = (size: number) => gamesWithin(size, settings, cap);
  const withoutStandings = settings.withoutStandings.includes(name);
  return drawRoundRobin(name, idsOf(teams), { gamesEach, pools, thirdPlace, withoutStandings });
}

const idsOf = (teams: readonly Entrant[]): readonly TeamId[] => teams.map(({ id }) => id);

/** Returns the most games per team that a group can play under a cap, or the fewest possible where the cap is too low. */
function gamesWithin(size: number, settings: DrawSettings, cap: number): number {
  const possible = possibleGamesEach(size, gamesRange(settings));
  return possible.find((games) => games <= cap) ?? possible.at(-1) ?? settings.minGamesPerTeam;
}
