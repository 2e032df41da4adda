// @ts-check
import { fork } from 'node:child_process';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ProcessorTime } from './processor-time.mjs';
import { startProduct } from './product.mjs';
import { signedIn } from './signed-in.mjs';
import { team } from './venue/people.mjs';

const seconds = 60;
const pace = 10;
const password = 'bench-yellow-card-11-metres';
const games = 2;

/** Plays ten minutes at a full venue in one, and measures all participants. @returns {Promise<import('./run.mjs').Measured>} */
export async function scenario() {
  const product = await startProduct(['api', 'public-web'], {
    SCORE_KEEPER_PASSWORD: password,
    ADMIN_USERNAME: 'bench',
    ADMIN_PASSWORD: password,
  });
  const venue = fork(join(dirname(fileURLToPath(import.meta.url)), 'venue', 'venue.mjs'));
  try {
    venue.send(await planned(product.port));
    await said(venue);
    const time = new ProcessorTime(product);
    venue.send('go');
    return report(await said(venue), time.taken());
  } finally {
    if (venue.connected) venue.disconnect();
    venue.kill();
    await product.stop();
  }
}

/** Waits for the next message of the venue's process. @param {import('node:child_process').ChildProcess} venue @returns {Promise<any>} */
function said(venue) {
  return new Promise((resolve, reject) => {
    venue.once('message', resolve);
    venue.once('exit', (code) => reject(new Error(`Everybody has left the venue: ${code}`)));
  });
}

/** Creates an active tournament, an open one and one to be drawn, and assigns games to keepers. @param {number} port */
async function planned(port) {
  const organizer = await signedIn(port, '/api/admin/login', { username: 'bench', password });
  const call = callerAt(port, organizer);
  const announced = async (/** @type {string} */ name, /** @type {number} */ count) => {
    const { id } = await call('/api/tournaments', {
      name,
      date: '2099-11-07',
      ageGroup: 'U7-U19',
      location: 'Turf',
      maxTeams: 64,
    });
    const teams = [];
    for (let number = 0; number < count; number += 1) teams.push((await call('/api/teams', team(id))).team);
    return { id, teams, teamIds: teams.map((/** @type {any} */ one) => one.id) };
  };
  const played = await announced('Venue Cup', 32);
  const drawn = await call(`/api/tournaments/${played.id}/generate-brackets`, {
    teamIds: played.teamIds,
    fieldCount: 10,
  });
  const ready = drawn.games
    .filter((/** @type {any} */ game) => game.team1Id && game.team2Id)
    .map((/** @type {any} */ game) => game.id);
  const keepers = [];
  for (let number = 0; number < 6; number += 1) {
    const cookie = await signedIn(port, '/api/score-keeper/login', { password, name: `Keeper ${number + 1}` });
    keepers.push({ cookie, games: ready.splice(0, games) });
  }
  const started = keepers.map((keeper) => keeper.games[0]);
  for (const id of started) await call(`/api/games/${id}/start`, {});
  const open = await announced('Open Cup', 16);
  const codes = open.teams.flatMap((/** @type {any} */ { invitationCode }) => Array(4).fill(invitationCode));
  const { id, teamIds } = await announced('Coming Cup', 32);
  return {
    ...{ port, pace, seconds, organizer, keepers, families: 20 },
    ...{ tournamentId: played.id, games: started, teamName: played.teams[0].name },
    open: { id: open.id, codes },
    coming: { id, teamIds },
  };
}

/** @param {number} port @param {string} Cookie @returns {(path: string, body: object) => Promise<any>} */
function callerAt(port, Cookie) {
  return async (path, body) => {
    const headers = { 'Content-Type': 'application/json', Cookie };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

const busy =
  'So these are times of a busy machine: they prove that nothing is refused or lost, and say nothing of the goals.';

const reads = ['live scores', 'a game', 'top scorers', 'brackets', 'tournaments', 'pages and options of a form'];

/** @param {import('./venue/venue.mjs').Seen} seen @param {import('./processor-time.mjs').Taken} taken @returns {import('./run.mjs').Measured} */
function report({ kinds, refused, broken, told, asking, cpuSeconds, loopMs }, taken) {
  const row = (/** @type {string} */ name, /** @type {number[]} */ times, goal = '') => [
    ...[name, String(times.length), shown(at(times, 0.5)), shown(at(times, 0.99)), shown(at(times, 1)), goal],
  ];
  const others = Object.keys(kinds).filter((kind) => !reads.includes(kind));
  const rows = [
    row(
      'all that is read',
      reads.flatMap((kind) => kinds[kind] ?? []),
      '50',
    ),
    ...reads.map((kind) => row(kind, kinds[kind] ?? [])),
    row('from the press to the last of those who are told', told.times, '1000'),
    row('from the press to the last of those who ask', asking.times),
    ...others.toSorted().map((kind) => row(kind, kinds[kind] ?? [])),
  ];
  const failed = Object.entries(refused).map(([refusal, count]) => `${refusal} (${count})`);
  const errors = failed.filter((refusal) => / 5\d\d /.test(refusal)).length;
  const besides = taken.all - taken.product - taken.database - cpuSeconds;
  const share = (/** @type {number} */ used) => `${Math.round((100 * used) / (taken.seconds * cpus().length))} %`;
  const after = [
    `Refused: ${failed.length === 0 ? 'nobody' : failed.join('; ')}. Answers of 500 and above: ${errors}. Connections that broke: ${broken.length}${broken.length > 0 ? ` (${broken[0]})` : ''}.`,
    `Goals that a phone never showed: ${told.missed + asking.missed}.`,
    `Of the cores everybody at the venue took ${share(cpuSeconds)}, the product ${share(taken.product)}, its database ${share(taken.database)}, others on the machine ${share(besides)};`,
    `the venue's own process was late by ${loopMs.toFixed(0)} ms in one of a hundred looks, which is in every figure above.`,
    ...(besides > 0.2 * taken.seconds * cpus().length ? [busy] : []),
  ].join(' ');
  stdout.write(`${after}\n`);
  return {
    title: 'A full venue',
    how: `Ten minutes in one: everything happens ten times as often, also what phones ask by themselves (every 0.3 s what the operations specification asks every 3 s). 1,500 phones are told by server-sent events and 1,500 ask; 6 keepers enter a goal every half minute each, 20 families register one child after the other, an organizer looks at lists and generates. Milliseconds from when it is wanted until it is there.`,
    heads: ['', 'times', 'half within', '99 of 100 within', 'longest', 'goal'],
    cells: rows,
    after,
  };
}

/** @param {number[]} times @param {number} share */
function at(times, share) {
  return times.toSorted((one, other) => one - other)[Math.ceil(share * times.length) - 1] ?? Number.NaN;
}

const shown = (/** @type {number} */ ms) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));
