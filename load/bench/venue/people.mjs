// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { Phone } from './phone.mjs';

/** A goal every half minute, ten in a game. */
const betweenGoals = 30_000;
const goalsInGame = 10;
/** Time for a family to fill in a form, and for an organizer to look at a page, in milliseconds. */
const formMs = 120_000;
const pageMs = 10_000;
const generatingEvery = 15;

/** @typedef {import('./spectators.mjs').Scene & { until: number }} Going */

/** Keeps one game after the other: every second goal has a scorer, the others are scores only.
 * @param {Going} going @param {string} cookie @param {number[]} games */
export async function keep(going, cookie, games) {
  const phone = new Phone(going.venue.port, cookie);
  const pause = betweenGoals / going.venue.pace;
  await wait(Math.random() * pause);
  for (const id of games) {
    const players = (await phone.ask(`/api/games/${id}/players`)).read();
    for (let goals = 1; goals <= goalsInGame && performance.now() < going.until; goals += 1) {
      const player = players[goals % players.length];
      going.presses.press(id);
      const isOfPlayer = goals % 2 === 1;
      if (isOfPlayer) {
        const body = { gameId: id, playerId: player.id, minute: goals, withScore: true };
        await going.note('a goal of a player', phone.ask('/api/player-goals', { method: 'POST', body }));
      } else {
        const { team1Score, team2Score } = (await phone.ask(`/api/games/${id}`)).read();
        const body = { team1Score: team1Score + 1, team2Score };
        await going.note('a score', phone.ask(`/api/games/${id}/score`, { method: 'PUT', body }));
      }
      await wait(pause);
    }
    if (performance.now() >= going.until) break;
    // A level game continues until it is decided.
    const { team1Score, team2Score } = (await phone.ask(`/api/games/${id}`)).read();
    const shootout = team1Score === team2Score ? { shootout: { team1: 1, team2: 0 } } : {};
    await going.note('completing', phone.ask(`/api/games/${id}/complete`, { method: 'POST', body: shootout }));
  }
  phone.leave();
}

const form = {
  birthYear: new Date().getFullYear() - 13,
  currentClub: 'Hudson Rovers',
  parentName: 'Marta Ñuñez',
  parentPhone: '(201) 555-0102',
  skillLevel: 'Here to Play',
  paymentMethod: 'venmo',
  termsAccepted: true,
};
/** Counter of people. A child process starts at 100,000, so that its people differ from the initial ones. */
let people = process.send === undefined ? 0 : 100_000;

/** Returns a unique person. */
export function person() {
  people += 1;
  const name = `Ana Mac${[...String(people)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const email = `venue${people}@family.example`;
  return { ...form, name, email, parentEmail: email, phone: String(2_010_000_000 + people) };
}

/** @param {number} tournamentId */
export function team(tournamentId) {
  const { name, email, phone, ...others } = person();
  return { ...others, tournamentId, name: `${name} Five`, captainName: name, captainEmail: email, captainPhone: phone };
}

const asked = [
  '/',
  '/api/site',
  '/api/tournaments',
  '/api/form-options/skill-levels',
  '/api/form-options/age-brackets',
];

/**
 * Reads the pages, fills in the form and sends it: of ten families, two bring a team, four have a code, four come alone; then the next child.
 * @param {Going} going @param {number} number @param {{ id: number, codes: string[] }} open
 */
export async function register(going, number, { id, codes }) {
  const pause = formMs / going.venue.pace;
  await wait((number / 20) * pause);
  for (let child = number; performance.now() + pause < going.until; child += 1) {
    const phone = new Phone(going.venue.port);
    for (const path of asked) await going.note('pages and options of a form', phone.ask(path));
    await wait(pause);
    const sent = (/** @type {string} */ path, /** @type {object} */ body) =>
      going.note('a registration', phone.ask(path, { method: 'POST', body }));
    if (child % 10 < 2) await sent('/api/teams', team(id));
    else if (child % 10 < 6)
      await sent('/api/players/join-via-invitation', { ...person(), invitationCode: codes.pop() });
    else await sent('/api/players', { ...person(), tournamentId: id });
    phone.leave();
  }
}

const lists = ['players', 'teams', 'tournament-registrations', 'all-games', 'tournaments'];
const page = `?${new URLSearchParams({ sort: '["id","DESC"]', range: '[0,24]', filter: '{}' })}`;

/** Looks through the lists, and generates the brackets of a tournament to come.
 * @param {Going} going @param {string} cookie @param {{ id: number, teamIds: number[] }} coming */
export async function organize(going, cookie, { id, teamIds }) {
  const phone = new Phone(going.venue.port, cookie);
  for (let turn = 1; performance.now() < going.until; turn += 1) {
    const list = lists[turn % lists.length];
    await going.note('a list of the office', phone.ask(`/api/admin/${list}${page}`));
    if (turn % generatingEvery === 0) {
      const path = `/api/tournaments/${id}/generate-brackets`;
      await going.note('generating 32 teams', phone.ask(path, { method: 'POST', body: { teamIds, fieldCount: 10 } }));
    }
    await wait(pageMs / going.venue.pace);
  }
  phone.leave();
}
