import type { Division } from '../match/division.ts';
import { gamesOf, type Match, type TeamId } from '../match/match.ts';
import { bye, type MatchSheet, matchSheet, team } from '../match/match-sheet.ts';
import { drawConsolation } from './consolation.ts';
import { guaranteedGames } from './guaranteed-games.ts';
import { drawKnockout, drawThirdPlace } from './knockout.ts';
import { drawPlacement } from './placement.ts';
import { bracketSize, seedOrder } from './seeding.ts';

/** What an organizer may ask of a single elimination beside the knock-out itself. */
export interface EliminationWish {
  readonly minGamesPerTeam: number;
  readonly thirdPlace: boolean;
  readonly placement: boolean;
}

type Rounds = readonly (readonly Match[])[];
type Addition = (sheet: MatchSheet, rounds: Rounds) => void;

const nothing: Addition = () => {};
const consolationAndThirdPlace: Addition = (sheet, rounds) => {
  drawConsolation(sheet, rounds);
  if (!sheet.matches().some((match) => match.stage === 'third-place')) drawThirdPlace(sheet, rounds);
};

/** Draws a single elimination with the fewest games that give every team its minimum, or come nearest to it. */
export function drawElimination(name: string, seeds: readonly TeamId[], wish: EliminationWish): Division {
  const draws = additionsFor(wish).map((addition) => drawWith(name, seeds, addition));
  const best = draws.reduce((one, other) => (serves(other, wish) > serves(one, wish) ? other : one));
  return best;
}

/** From the fewest games to the most. */
function additionsFor(wish: EliminationWish): readonly Addition[] {
  if (wish.placement) return [drawPlacement];
  if (wish.thirdPlace) return [drawThirdPlace, consolationAndThirdPlace, drawPlacement];
  return [nothing, drawThirdPlace, drawConsolation, drawPlacement];
}

function drawWith(name: string, seeds: readonly TeamId[], addition: Addition): Division {
  const sheet = matchSheet(name);
  const entrants = seedOrder(bracketSize(seeds.length)).map((seed) => entrant(seeds[seed - 1]));
  addition(sheet, drawKnockout(sheet, { entrants, firstRound: 1 }));
  return { name, format: 'single-elimination', teams: seeds, groups: [], matches: sheet.matches() };
}

const entrant = (id: TeamId | undefined) => (id === undefined ? bye : team(id));

/** Guaranteed games up to the minimum first, then fewer games. */
function serves(division: Division, wish: EliminationWish): number {
  const guaranteed = Math.min(guaranteedGames(division.matches, division.teams), wish.minGamesPerTeam);
  return guaranteed - gamesOf(division.matches).length / 10_000;
}
