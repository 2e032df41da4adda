import type { Division } from '../match/division.ts';
import type { Match, TeamId } from '../match/match.ts';
import { bye, type MatchSheet, matchSheet, team } from '../match/match-sheet.ts';
import { drawConsolation } from './consolation.ts';
import { drawPlacement } from './games-for-places.ts';
import { guaranteedGames } from './guaranteed-games.ts';
import { drawKnockout, drawThirdPlace } from './knockout.ts';
import { bracketSize, seedOrder } from './seeding.ts';

/** Options of a single elimination beside the knock-out itself. */
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
  const [fewest, ...more] = additionsFor(wish);
  const drawn = (addition: Addition) => {
    const division = drawWith(name, seeds, addition);
    const guaranteed = guaranteedGames(division.matches, division.teams);
    return { division, guaranteed: Math.min(guaranteed, wish.minGamesPerTeam) };
  };
  let best = drawn(fewest);
  for (const addition of more) {
    if (best.guaranteed === wish.minGamesPerTeam) break;
    const other = drawn(addition);
    if (other.guaranteed > best.guaranteed) best = other;
  }
  return best.division;
}

/** Returns the possible additions to the knock-out, from the fewest games to the most. */
function additionsFor(wish: EliminationWish): readonly [Addition, ...Addition[]] {
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
