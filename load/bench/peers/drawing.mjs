// @ts-check
import { drawElimination } from '../../../dist/domain/rule/draw/draw-elimination.js';
import { gamesOf } from '../../../dist/domain/rule/match/match.js';

/** Imports a package without types, because it may not be installed. @type {(name: string) => Promise<any>} */
const peer = (name) => import(name);
const [{ BracketsManager }, { InMemoryDatabase }, { default: Organizer }, { SingleElimination }] = await Promise.all(
  ['brackets-manager', 'brackets-memory-db', 'tournament-organizer', 'tournament-pairings'].map(peer),
);

/** Draws a single elimination, and returns its number of games. @typedef {(teams: number) => number | Promise<number>} Draw */

const namesOf = (/** @type {number} */ teams) => Array.from({ length: teams }, (_, team) => `Team ${team + 1}`);

/** @type {Draw} */
function ours(teams) {
  const ids = Array.from({ length: teams }, (_, team) => team + 1);
  return gamesOf(drawElimination('Open', ids, { minGamesPerTeam: 1, thirdPlace: false, placement: false }).matches)
    .length;
}

/** @type {Draw} */
async function bracketsManager(teams) {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  await manager.create.stage({
    tournamentId: 1,
    name: 'Open',
    type: 'single_elimination',
    seeding: namesOf(teams),
    settings: {},
  });
  return (await storage.select('match'))?.length ?? 0;
}

/** @type {Draw} */
const tournamentPairings = (teams) => SingleElimination(namesOf(teams)).length;

/** @type {Draw} */
function tournamentOrganizer(teams) {
  const tournament = new Organizer().createTournament('Open', { stageOne: { format: 'single-elimination' } });
  for (const name of namesOf(teams)) tournament.createPlayer(name);
  tournament.startTournament();
  return tournament.getMatches().length;
}

/** Draws with the same result: as many games as teams that are eliminated. */
export const draws = {
  'the product': ours,
  'brackets-manager': bracketsManager,
  'tournament-pairings': tournamentPairings,
  'tournament-organizer': tournamentOrganizer,
};

const rounds = 5;

/** Returns the median time of each draw in milliseconds; undefined if one turn takes too long. @param {number} teams @param {number} longestMs */
export async function timesOf(teams, longestMs) {
  /** @type {Record<string, number[]>} */
  const times = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, draw] of Object.entries(draws)) {
      const own = times[name] ?? [];
      times[name] = own;
      if ((own.at(-1) ?? 0) > longestMs) continue;
      const before = performance.now();
      const games = await draw(teams);
      own.push(performance.now() - before);
      if (games !== teams - 1) throw new Error(`${name} draws ${games} games for ${teams} teams`);
    }
  return Object.fromEntries(
    Object.entries(times).map(([name, own]) => [name, own.toSorted((a, b) => a - b)[Math.floor(own.length / 2)] ?? 0]),
  );
}
