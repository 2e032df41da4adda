// @ts-check
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { requestsPerSecond } from './load.mjs';
import { startProduct } from './product.mjs';
import { drawnTournament } from './reads.mjs';

const here = join(dirname(fileURLToPath(import.meta.url)), 'peers');
const rounds = 11;
const sizes = [8, 64, 512, 4096];
const longestMs = 30_000;

/** Measures other programs for the same tasks, in the same run. @returns {Promise<import('./run.mjs').Measured>} */
export async function peers() {
  const cells = [await besidePlainNest(), ...(await besideDraws()), await besideLeastSlots()];
  return {
    title: 'Others who do the same',
    how: `A route by plain Nest: a controller and the same SQL by TypeORM for each request, medians of ${rounds} rounds in turn with 64 connections that are kept. Drawing: a single elimination of named teams, each program's matches without storing them, medians of five turns; these programs are installed for this alone (load/bench/peers). Slots: how many the timetable takes, without rest, beside the fewest that any could.`,
    heads: ['', 'the product', 'others', 'ratio'],
    cells,
    after:
      "tournament-pairings answers rows of numbers. The product's matches say where each team comes from and which places they are for, and a draw begins with asking how many games every team is sure of.",
  };
}

async function besidePlainNest() {
  const product = await startProduct(['api', 'public-web']);
  const plain = fork(join(here, 'plain-nest.mjs'), [product.databaseUrl]);
  try {
    const [plainPort] = await once(plain, 'message');
    const request = `GET /api/tournaments/${await drawnTournament(product.port)}/games HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;
    const asked = (/** @type {number} */ port) =>
      requestsPerSecond(port, request, { milliseconds: 500, connections: 64 });
    for (const port of [plainPort, product.port]) await asked(port);
    const turns = [];
    for (let round = 0; round < rounds; round += 1) {
      const [theirs, ours] = [await asked(plainPort), await asked(product.port)];
      turns.push({ theirs, ours });
    }
    const middle = turns.toSorted((a, b) => a.ours / a.theirs - b.ours / b.theirs)[Math.floor(rounds / 2)] ?? {
      theirs: 1,
      ours: 0,
    };
    const [ours, theirs] = [middle.ours.toFixed(0), middle.theirs.toFixed(0)];
    return [
      "a tournament's games, requests a second",
      ours,
      `plain Nest ${theirs}`,
      `${(middle.ours / middle.theirs).toFixed(1)} times`,
    ];
  } finally {
    plain.kill();
    await product.stop();
  }
}

/** Installs the other programs when they are needed, from a lock file of their own, so that the product does not depend on them. */
function install() {
  if (existsSync(join(here, 'node_modules'))) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: here, stdio: 'inherit' });
}

async function besideDraws() {
  install();
  const { timesOf } = await import('./peers/drawing.mjs');
  await timesOf(64, longestMs);
  const cells = [];
  for (const teams of sizes) {
    const { 'the product': ours = 0, ...others } = await timesOf(teams, longestMs);
    const shown = Object.entries(others).map(([name, ms]) => `${name} ${ms.toFixed(2)}`);
    const ratio = Object.values(others)
      .map((ms) => (ours / ms).toFixed(1))
      .join(', ');
    stdout.write(`${teams} teams: ${ours.toFixed(2)} ms; ${shown.join(', ')}\n`);
    cells.push([`${teams} teams drawn, ms`, ours.toFixed(2), shown.join(', '), `${ratio} of theirs`]);
  }
  return cells;
}

const [games, fields] = [512, 10];

/** Measures a knock-out of 512 teams with its third place: 512 games. */
async function besideLeastSlots() {
  const { drawElimination } = await import('../../dist/domain/rule/draw/draw-elimination.js');
  const { planTimetable } = await import('../../dist/domain/rule/schedule/plan-timetable.js');
  const teams = Array.from({ length: games }, (_, team) => team + 1);
  const division = drawElimination('Open', teams, { minGamesPerTeam: 1, thirdPlace: true, placement: false });
  const hours = ['07', '08', '09'].map((day) => ({ day: `2026-11-${day}`, startTime: '06:00', endTime: '23:59' }));
  const venue = { fields: Array.from({ length: fields }, (_, field) => `Field ${field + 1}`), hours, gameDuration: 15 };
  const before = performance.now();
  const { timetable } = planTimetable({ divisions: [division], venue, minRestSlots: 0, seed: 1 });
  const ms = performance.now() - before;
  const least = leastSlots(
    division.matches.map(({ stage, round }) => (stage === 'third-place' ? 0 : lastRound - round)),
  );
  const ratio = `${(timetable.slotsUsed / least).toFixed(2)} times`;
  return [
    `${games} games on ${fields} fields, slots (planned in ${ms.toFixed(0)} ms)`,
    String(timetable.slotsUsed),
    `at least ${least}`,
    ratio,
  ];
}

const lastRound = Math.log2(games);

/** Returns a lower bound on slots: games followed by a number of rounds must end that many slots before the last.
 * @param {number[]} toFollow Number of rounds after each game. */
function leastSlots(toFollow) {
  const bounds = Array.from({ length: lastRound }, (_, rounds) => {
    const early = toFollow.filter((follow) => follow >= rounds).length;
    return rounds + Math.ceil(early / fields);
  });
  return Math.max(...bounds);
}
