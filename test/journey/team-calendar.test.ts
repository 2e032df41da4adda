import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { easternInstant } from '../../domain/rule/time/eastern-instant.ts';
import { openApp } from './app.ts';
import { organizerIn } from './organizer-of-day.ts';
import { aTournament } from './samples.ts';
import { drawTournament, type Game, gameOf } from './tournament-day.ts';

const app = openApp();
const organizer = organizerIn(app);
const calendarOf = (teamId: number) => `/api/teams/${teamId}/calendar.ics`;

async function textOf(teamId: number): Promise<string> {
  const { status, headers, body } = await app().visitor().get<string>(calendarOf(teamId));
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  return body.replaceAll('\r\n ', '');
}

/** What one parser and another make of an entry, the same. */
interface Entry {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly summary: string;
  readonly location: string;
  readonly start: string;
  readonly end: string;
}

function byIcalJs(text: string): readonly Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      summary: event.summary,
      location: event.location,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    };
  });
}

function byNodeIcal(text: string): readonly Entry[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) => {
    if (part?.type !== 'VEVENT') return [];
    const { uid, sequence, status, summary, location, start, end } = part;
    return {
      uid,
      sequence: Number(sequence),
      status: String(status),
      summary: String(summary),
      location: String(location),
      start: start.toISOString(),
      end: end?.toISOString() ?? '',
    };
  });
}

/** The entries of a team's calendar, in which both parsers agree. */
async function entriesOf(teamId: number): Promise<readonly Entry[]> {
  const text = await textOf(teamId);
  const read = byIcalJs(text);
  expect(byNodeIcal(text)).toEqual(read);
  return read;
}

const { location } = aTournament();
const uidOf = (game: Game, teamId: number) => `game-${game.id}-team-${teamId}@golden-goal`;

test('a calendar has the games of its team, with an opponent who is decided or not', async () => {
  const drawn = await drawTournament(app(), 6);
  const { teams, games } = drawn;
  const bye = drawn.games.find((game) => game.round === 2 && (game.team1Id === null) !== (game.team2Id === null));
  const seeded = teams.find(({ id }) => id === bye?.team1Id || id === bye?.team2Id);
  const [entry, ...others] = await entriesOf(seeded?.id ?? 0);
  expect(others).toEqual([]);
  expect(entry).toEqual({
    uid: bye && uidOf(bye, seeded?.id ?? 0),
    sequence: 0,
    status: 'CONFIRMED',
    summary: expect.stringMatching(new RegExp(`^${seeded?.name} vs Winner of Round 1, match \\d$`)),
    location: `${bye?.field}, ${location}`,
    start: bye?.startTime,
    end: bye?.endTime,
  });
  const first = games.find((game) => game.round === 1);
  const [own, other] = [first?.team1Id, first?.team2Id].map((id) => teams.find((team) => team.id === id));
  expect((await entriesOf(own?.id ?? 0)).map(({ summary }) => summary)).toEqual([`${own?.name} vs ${other?.name}`]);
});

test('its UID stays and its SEQUENCE grows with whatever it shows: time, field, result, names and place', async () => {
  const drawn = await drawTournament(app(), 3);
  const game = drawn.games.find((one) => one.round === 1);
  if (game?.team1Id == null) throw new Error('There is no game to move');
  const teamId = game.team1Id;
  const entryOfGame = async () => (await entriesOf(teamId)).find(({ uid }) => uid === uidOf(game, teamId));
  const at = `/api/games/${game.id}`;
  const to = { field: game.field === 'Field 1' ? 'Field 2' : 'Field 1', startTime: game.startTime };
  expect((await app().organizer.post(`${at}/move`, to)).status).toBe(200);
  expect(await entryOfGame()).toMatchObject({ sequence: 1, start: game.startTime, status: 'CONFIRMED' });
  expect((await entryOfGame())?.location).toContain(to.field);
  const late = { from: game.startTime, minutes: 30, confirm: true };
  expect((await app().organizer.post(`/api/tournaments/${drawn.tournament.id}/shift`, late)).status).toBe(200);
  const start = new Date(Date.parse(String(game.startTime)) + 30 * 60_000).toISOString();
  expect(await entryOfGame()).toMatchObject({ sequence: 2, start });
  await app().organizer.put(`${at}/score`, { team1Score: 2, team2Score: 0 });
  expect(await entryOfGame()).toMatchObject({ sequence: 2, start });
  await app().organizer.post(`${at}/complete`, {});
  expect(await entryOfGame()).toMatchObject({ sequence: 3, start });
  expect(await textOf(teamId)).toContain('Result: 2–0');
  for (const [id, sequence] of [
    [game.team2Id, 4],
    [teamId, 5],
  ]) {
    const renamed = await app().organizer.put(`/api/admin/teams/${id}`, { name: `Renamed ${id}` });
    expect(renamed.status).toBe(200);
    expect(await entryOfGame()).toMatchObject({ sequence });
  }
  expect(await entryOfGame()).toMatchObject({ summary: `Renamed ${teamId} vs Renamed ${game.team2Id}` });
  const place = { location: 'Sportsplex, Edison' };
  expect((await app().organizer.put(`/api/admin/tournaments/${drawn.tournament.id}`, place)).status).toBe(200);
  expect(await entryOfGame()).toMatchObject({ sequence: 6, location: expect.stringContaining('Edison') });
});

test('a game that is given away is called off, and comes back under its UID', async () => {
  const game = gameOf(await drawTournament(app(), 4), 1);
  const teamId = game.team1Id ?? 0;
  const entryOfGame = async () => (await entriesOf(teamId)).find(({ uid }) => uid === uidOf(game, teamId));
  await app().organizer.post(`/api/games/${game.id}/forfeit`, { teamId: game.team2Id, confirm: true });
  expect(await entryOfGame()).toMatchObject({ status: 'CANCELLED', sequence: 1 });
  const { body } = await app().visitor().get(`/api/games/${game.id}`);
  expect(body).toMatchObject({ forfeitedBy: [game.team2Id], startedAt: null });
  expect((await app().organizer.post(`/api/games/${game.id}/reopen`, { confirm: true })).status).toBe(200);
  expect(await entryOfGame()).toMatchObject({ status: 'CONFIRMED', sequence: 2 });
});

test('a game that was begun and then given away was played, and says who gave it away', async () => {
  const game = gameOf(await drawTournament(app(), 4), 1);
  const teamId = game.team1Id ?? 0;
  const entryOfGame = async () => (await entriesOf(teamId)).find(({ uid }) => uid === uidOf(game, teamId));
  await app().organizer.put(`/api/games/${game.id}/score`, { team1Score: 2, team2Score: 1 });
  await app().organizer.post(`/api/games/${game.id}/forfeit`, { teamId, confirm: true });
  expect(await entryOfGame()).toMatchObject({ status: 'CONFIRMED', sequence: 1 });
  const text = await textOf(teamId);
  expect(text).toContain('Result: 0–3');
  expect(text).toContain('Forfeited by');
  const { body } = await app().visitor().get<{ games: readonly object[] }>(`/api/teams/${teamId}/games`);
  expect(body.games[0]).toMatchObject({ isCalledOff: false, forfeitedBy: [teamId], outcome: 'lost' });
});

test('games that are drawn anew leave behind that they are called off, until no calendar can hold them', async () => {
  const { address, teamIds } = await organizer.drawn(4);
  const [teamId = 0] = teamIds;
  const [before] = await entriesOf(teamId);
  await app().organizer.post(`${address}/generate-brackets`, {
    teamIds: teamIds.toReversed(),
    tournamentFormat: 'round-robin',
  });
  const entries = await entriesOf(teamId);
  expect(entries.find(({ uid }) => uid === before?.uid)).toMatchObject({
    status: 'CANCELLED',
    sequence: 1,
    start: before?.start,
  });
  expect(entries.filter(({ status }) => status === 'CONFIRMED').map(({ sequence }) => sequence)).toEqual([0, 0, 0]);
  await app().database.query(
    `update calendar_entries set called_off_at = now() - interval '61 days' where called_off_at is not null`,
  );
  await app().organizer.put(`${address}/visibility`, { visible: true });
  await app().organizer.put(`${address}/visibility`, { visible: false });
  await app().organizer.put(`${address}/visibility`, { visible: true });
  expect((await entriesOf(teamId)).filter(({ status }) => status === 'CANCELLED')).toEqual([]);
});

test.each([
  ['2027-03-13', '18:15', '2027-03-13T23:15:00.000Z'],
  ['2027-03-14', '18:15', '2027-03-14T22:15:00.000Z'],
  ['2026-10-31', '18:15', '2026-10-31T22:15:00.000Z'],
  ['2026-11-01', '18:15', '2026-11-01T23:15:00.000Z'],
])(
  'a game of %s at %s is read back at that instant, whatever the clocks do that weekend',
  async (day, time, instant) => {
    const drawn = await drawTournament(app(), 3, {
      venue: { fields: ['Field 1'], hours: [{ day, startTime: time, endTime: '22:00' }], gameDuration: 15 },
    });
    expect(new Date(easternInstant(day, time)).toISOString()).toBe(instant);
    const game = gameOf(drawn, 1);
    const [entry] = await entriesOf(game.team1Id ?? game.team2Id ?? 0);
    expect(entry?.start).toBe(instant);
  },
);

test('whoever has the calendar is told that it is the same, until a game changes', async () => {
  const game = gameOf(await drawTournament(app(), 4), 1);
  const url = `${app().products[0].url}${calendarOf(game.team1Id ?? 0)}`;
  const first = await fetch(url);
  const mark = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const same = async () => (await fetch(url, { headers: { 'If-None-Match': mark } })).status;
  expect(await same()).toBe(304);
  await app().organizer.post(`/api/games/${game.id}/forfeit`, { teamId: game.team2Id, confirm: true });
  expect(await same()).toBe(200);
});

test('teams of hidden tournaments, and teams that are not there, have no calendar and no games', async () => {
  const { tournament, teams } = await drawTournament(app(), 3);
  const id = teams[0]?.id ?? 0;
  const statuses = async (teamId: number) =>
    Promise.all(
      ['calendar.ics', 'games'].map(async (page) => (await app().visitor().get(`/api/teams/${teamId}/${page}`)).status),
    );
  expect(await statuses(id)).toEqual([200, 200]);
  await app().organizer.put(`/api/tournaments/${tournament.id}/visibility`, { visible: false });
  expect(await statuses(id)).toEqual([404, 404]);
  expect(await statuses(999_999)).toEqual([404, 404]);
  expect((await app().visitor().get('/api/teams/none/calendar.ics')).status).toBe(404);
});

test('nobody is named in a calendar or beside the games, and a team that stands for one player is nameless', async () => {
  const { tournament, teams, games } = await drawTournament(app(), 3);
  const alone = games[0]?.team1Id ?? games[0]?.team2Id ?? 0;
  await app().database.query(`update teams set name = 'Team ' || id where tournament_id = $1`, [tournament.id]);
  await app().database.query(`update teams set name = 'Individual - Jordan ' || id where id = $1`, [alone]);
  const names = await app().database.query<{ name: string }>(
    `select name from players where id in (select player_id from tournament_registrations where tournament_id = $1)`,
    [tournament.id],
  );
  expect(names.length).toBeGreaterThan(0);
  for (const { id } of teams) {
    const { body } = await app().visitor().get<object>(`/api/teams/${id}/games`);
    const told = `${await textOf(id)}${JSON.stringify(body)}`;
    expect(names.filter(({ name }) => told.includes(name))).toEqual([]);
    expect(told).not.toContain('Jordan');
  }
  const { body } = await app().visitor().get<{ team: object; games: readonly object[] }>(`/api/teams/${alone}/games`);
  expect(Object.keys(body).sort()).toEqual(['end', 'games', 'standing', 'team']);
  expect(Object.keys(body.team).sort()).toEqual(['id', 'location', 'name', 'tournament', 'tournamentId']);
  const shown =
    'endTime field forfeitedBy id isAbandoned isCalledOff isGoldenGoal isOpponentKnown isVoid isWithdrawal leadsTo matchName opponent opponentId';
  const told = `${shown} outcome round score shootout startTime status`;
  expect(Object.keys(body.games[0] ?? {}).sort()).toEqual(told.split(' '));
});
