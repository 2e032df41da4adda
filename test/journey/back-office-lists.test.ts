import { auditList } from '../../api/audit/postgres-audit-list.ts';
import { gameList } from '../../api/game/postgres-game-list.ts';
import { messageList } from '../../api/mail/postgres-message-list.ts';
import { playerList } from '../../api/player/postgres-player-list.ts';
import { preRegistrationList } from '../../api/registration/postgres-pre-registration-list.ts';
import { registrationList } from '../../api/registration/postgres-registration-list.ts';
import { scoreKeeperList } from '../../api/score-keeper/postgres-score-keeper-list.ts';
import { teamList } from '../../api/team/postgres-team-list.ts';
import { tournamentList } from '../../api/tournament/postgres-tournament-list.ts';
import { listedFields } from '../trust/allow-lists.ts';
import { openApp } from './app.ts';
import { aFreeAgent, aJoiner, aTeam } from './samples.ts';

const app = openApp({ isOwn: true });

type Listed = { readonly id: number; readonly [field: string]: unknown };

const lists = [
  teamList,
  playerList,
  registrationList,
  tournamentList,
  preRegistrationList,
  gameList,
  messageList,
  auditList,
  scoreKeeperList,
];
const resources = lists.map((list) => [list.resource, list] as const);

let tournamentId: number;
let otherId: number;
let teamId: number;
let free: ReturnType<typeof aFreeAgent>;

beforeAll(async () => {
  ({ id: tournamentId } = await app().announce({ name: 'Alpha Cup', date: '2099-05-02' }));
  ({ id: otherId } = await app().announce({ name: 'Beta Cup', date: '2099-04-02' }));
  const visitor = app().visitor();
  const { body } = await visitor.post<{ team: { id: number; invitationCode: string } }>(
    '/api/teams',
    aTeam(tournamentId, { name: 'Ünited Lions', captainName: 'José Ñuñez' }),
  );
  teamId = body.team.id;
  await visitor.post('/api/teams', aTeam(otherId, { name: 'Zebras', captainName: 'José Ñuñez Two' }));
  await visitor.post('/api/players/join-via-invitation', aJoiner(body.team.invitationCode, { name: "Ann O'Brien" }));
  free = aFreeAgent(otherId, { name: '李小龍 Lee', phone: '(973) 555-7788', termsAccepted: undefined });
  await visitor.post('/api/players', free);
  for (const name of ['Kim', 'Lou', 'Max']) {
    const interest = { name, sex: 'Male', age: 9, email: `${name}@family.example`, phone: '201-555-1234' };
    await visitor.post('/api/pre-registrations', interest);
  }
  const keepers = ['Ana', 'Ben'].map((name) => ({ name, password: 'yellow-card-11-metres' }));
  for (const keeper of keepers) await app().visitor().post('/api/score-keeper/login', keeper);
  await app().database.query(
    `insert into games (tournament_id, match_key, stage, round, team1_id, start_time, end_time, field)
     values ($1, 'a', 'group', 1, $2, now(), now() + interval '15 minutes', 'Field 1'),
       ($3, 'b', 'group', 1, null, now(), now() + interval '15 minutes', 'Field 2')`,
    [tournamentId, teamId, otherId],
  );
});

async function list(resource: string, asked: { sort?: unknown; range?: unknown; filter?: unknown } = {}) {
  const query = new URLSearchParams(
    Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)] as [string, string]),
  );
  const { status, headers, body } = await app().organizer.get<Listed[]>(`/api/admin/${resource}?${query}`);
  return { status, range: headers.get('Content-Range'), body };
}

const ids = (rows: readonly Listed[]) => rows.map(({ id }) => id);

describe.each(resources)('the list of %s', (resource, { sorts, filters }) => {
  test('answers all rows without a range, and says how many there are', async () => {
    const { status, range, body } = await list(resource);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(1);
    expect(range).toBe(`${resource} 0-${body.length - 1}/${body.length}`);
  });

  test('answers the rows of a range with the total, and beyond the last row none with the same total', async () => {
    const all = (await list(resource)).body;
    const second = await list(resource, { range: [1, 1] });
    expect(second.range).toBe(`${resource} 1-1/${all.length}`);
    expect(ids(second.body)).toEqual([all[1]?.id]);
    const beyond = await list(resource, { range: [1000, 1024] });
    expect([beyond.status, beyond.body, beyond.range]).toEqual([200, [], `${resource} 1000-1000/${all.length}`]);
  });

  test.each(Object.keys(sorts))('is sorted by %s both ways, and pages put together are the whole', async (sort) => {
    const up = await list(resource, { sort: [sort, 'ASC'] });
    const down = await list(resource, { sort: [sort, 'DESC'] });
    expect([up.status, down.status]).toEqual([200, 200]);
    expect(ids(down.body).toSorted()).toEqual(ids(up.body).toSorted());
    // Three pages have a first, one between and a last: not one a row, for the audit has grown by the looks at the other lists.
    const rows = Math.ceil(up.body.length / 3);
    const firsts = up.body.map((_, row) => row).filter((row) => row % rows === 0);
    const pages = await Promise.all(
      firsts.map((first) =>
        list(resource, { sort: [sort, 'ASC'], range: [first, Math.min(first + rows, up.body.length) - 1] }),
      ),
    );
    expect(pages.flatMap(({ body }) => ids(body))).toEqual(ids(up.body));
  });

  test('finds many and one by their numbers', async () => {
    const [one, two] = (await list(resource)).body;
    const many = await list(resource, { filter: { id: [one?.id, two?.id, 999_999] } });
    expect(ids(many.body).toSorted()).toEqual([one?.id, two?.id].toSorted());
    expect((await list(resource, { filter: { id: [] } })).body).toEqual([]);
    const { body } = await app().organizer.get<Listed>(`/api/admin/${resource}/${one?.id}`);
    expect(body).toMatchObject({ ...one });
    expect(await app().organizer.get(`/api/admin/${resource}/999999`)).toMatchObject({
      status: 404,
      body: { message: 'Not found' },
    });
  });

  test('refuses a sort or a filter it has not, and names those it has', async () => {
    for (const name of ['password_hash', '__proto__', 'constructor', 'name; drop table teams', '']) {
      const sorted = await list(resource, { sort: [name, 'ASC'] });
      expect([sorted.status, JSON.stringify(sorted.body)]).toEqual([400, expect.stringContaining('there are id, ')]);
      if (name === '__proto__') continue;
      const filtered = await list(resource, { filter: { [name]: 'x' } });
      const allowed = Object.keys(filters).join(', ');
      expect([filtered.status, JSON.stringify(filtered.body)]).toEqual([400, expect.stringContaining(allowed)]);
    }
  });

  test.each([
    ['sort', 'name'],
    ['sort', '["id"]'],
    ['sort', '["id","UP"]'],
    ['sort', '["id",{"toString":null}]'],
    ['range', '[5,1]'],
    ['range', '[-1,5]'],
    ['range', '["a","b"]'],
    ['range', '[0.5,2]'],
    ['filter', '[]'],
    ['filter', '"q"'],
    ['filter', '{"id":"1 or 1=1"}'],
    ['filter', '{"id":{"$gt":0}}'],
    ['filter', '{"q":{"a":1}}'],
  ])('refuses %s=%s in words', async (name, written) => {
    const path = `/api/admin/${resource}?${name}=${encodeURIComponent(written)}`;
    const { status, body } = await app().organizer.get(path);
    expect([status, body.message]).toEqual([400, expect.stringMatching(new RegExp(`^${name}`))]);
  });

  test.each(["O'", '%', '_', '\\', '\0', '"; drop table players; --', 'x'.repeat(500)])(
    'searches for %j',
    async (q) => {
      expect((await list(resource, { filter: { q } })).status).toBe(200);
    },
  );
});

test('a search finds a name without its accents, a part of an address and a phone however it is written', async () => {
  const found = async (q: string) => (await list('players', { filter: { q } })).body.map(({ name }) => name);
  expect(await found('jose nunez')).toEqual(['José Ñuñez', 'José Ñuñez Two']);
  expect(await found('NUÑ')).toEqual(['José Ñuñez', 'José Ñuñez Two']);
  expect(await found("o'b")).toEqual(["Ann O'Brien"]);
  expect(await found('李小')).toEqual([free.name]);
  expect(await found(free.email.slice(0, -4).toUpperCase())).toEqual([free.name]);
  for (const phone of ['9735557788', '973-555-77', '+1 (973) 555 7788', '5557788'])
    expect(await found(phone)).toEqual([free.name]);
  const teams = (await list('teams', { filter: { q: 'united jose' } })).body;
  expect(teams.map(({ name }) => name)).toEqual(['Ünited Lions']);
  expect((await list('tournament-registrations', { filter: { q: '5557788' } })).body).toHaveLength(1);
});

test('every list that knows tournaments is narrowed to one of them', async () => {
  const counts = async (id: number) =>
    Promise.all(
      ['teams', 'players', 'tournament-registrations', 'all-games', 'tournaments'].map(
        async (resource) => (await list(resource, { filter: { tournamentId: id } })).body.length,
      ),
    );
  expect(await counts(tournamentId)).toEqual([1, 2, 2, 1, 1]);
  expect(await counts(otherId)).toEqual([1, 2, 2, 1, 1]);
  const beside = await app().organizer.get<Listed[]>(`/api/admin/all-games?tournamentId=${tournamentId}`);
  expect(beside.body.map((game) => game.team1Name)).toEqual(['Ünited Lions']);
});

test('a player of two tournaments is shown with the latest registration, or with that of the tournament asked for', async () => {
  const visitor = app().visitor();
  await visitor.post('/api/players', { ...free, tournamentId });
  const shown = async (filter: object) => {
    const { body } = await list('players', { filter: { q: '5557788', ...filter } });
    return body.map((player) => [player.tournament, player.isIndividual]);
  };
  expect(await shown({})).toEqual([['Alpha Cup', true]]);
  expect(await shown({ tournamentId: otherId })).toEqual([['Beta Cup', true]]);
  expect(await shown({ teamId })).toEqual([]);
  expect(
    (await list('players', { filter: { q: 'lee', flag: 'unsigned-waiver', tournamentId: otherId } })).body,
  ).toHaveLength(1);
});

test('what is shown of each record is this and nothing else', async () => {
  for (const [resource, fields] of Object.entries(listedFields)) {
    const [record = {}] = (await list(resource, { range: [0, 0] })).body;
    expect([resource, Object.keys(record).sort()]).toEqual([resource, fields.toSorted()]);
  }
});

test.each(['{id}.0', '+{id}', '%20{id}', '{id}e0', '-{id}', '0'])("%s is nobody's number", async (written) => {
  const id = written.replace('{id}', String(tournamentId));
  for (const path of [`/api/tournaments/${id}`, `/api/admin/tournaments/${id}`]) {
    expect(await app().organizer.get(path)).toMatchObject({ status: 404, body: { message: 'Not found' } });
  }
});

test('the four numbers at the head are counted', async () => {
  const { body } = await app().organizer.get('/api/admin/stats');
  expect(body).toEqual({ totalTeams: 2, totalPlayers: 4, totalRegistrations: 5, totalPreRegistrations: 3 });
});

test('tournaments come soonest first', async () => {
  expect((await list('tournaments')).body.map(({ name }) => name)).toEqual(['Beta Cup', 'Alpha Cup']);
});
