import { easternDay } from '../../domain/rule/time/eastern.ts';
import { readCsv } from '../harness/read-csv.ts';
import { openApp } from './app.ts';
import { freeAgentOf, teamOf } from './records.ts';
import { aFreeAgent } from './samples.ts';

const app = openApp();
const today = easternDay(new Date());

async function exported(resource: string, filter: object = {}) {
  const path = `/api/admin/${resource}/export?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const response = await fetchAsOrganizer(path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return { status: response.status, name, text, rows: readCsv(text), type: response.headers.get('Content-Type') };
}

/** With the bytes as they came: what reads JSON would lose the mark at the beginning. */
async function fetchAsOrganizer(path: string): Promise<Response> {
  const { url } = app().products[0];
  const signIn = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'organizer', password: 'corner-flag-93-minutes' }),
  });
  // The session is kept once the answer has ended.
  await signIn.text();
  return fetch(`${url}${path}`, {
    headers: {
      Cookie: signIn.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    },
  });
}

const resources = [
  'teams',
  'players',
  'tournament-registrations',
  'tournaments',
  'pre-registrations',
  'all-games',
  'messages',
  'audit',
];

test.each(resources)(
  'the file of %s begins with the mark, quotes every field, and is refused without sign-in',
  async (resource) => {
    const { id } = await app().announce();
    await teamOf(app(), id);
    const { status, text, type } = await exported(resource);
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(text.startsWith('\uFEFF"')).toBe(true);
    expect(text.slice(1).replace(/"(?:[^"]|"")*"/g, '')).toMatch(/^[,\r\n]*$/);
    expect((await app().visitor().get(`/api/admin/${resource}/export`)).status).toBe(401);
    const unknown = await app().organizer.get(`/api/admin/${resource}/export?filter={"nonsense":1}`);
    expect([unknown.status, unknown.body.message]).toEqual([400, expect.stringContaining('There is no filter named')]);
  },
);

test('a tournament that is written as no list reads one is refused before a file begins', async () => {
  const { id } = await app().announce();
  const { status, body } = await app().organizer.get(`/api/admin/ledger/export?tournamentId=0x${id.toString(16)}`);
  expect([status, body.message]).toEqual([400, expect.stringContaining('a number or a list of numbers')]);
});

test('pre-registrations are saved under their name with their columns and the Eastern day', async () => {
  const interest = { name: 'Kim "K" Lee', sex: 'Female', age: 9, email: 'kim@family.example', phone: '201-555-1234' };
  await app().visitor().post('/api/pre-registrations', interest);
  await app().database.query(`update pre_registrations set created_at = '2026-07-05T03:30:00Z' where name = $1`, [
    interest.name,
  ]);
  const { name, rows } = await exported('pre-registrations');
  expect(name).toBe(`pre_registrations_export_${today}.csv`);
  expect(rows[0]).toEqual(['Name', 'Sex', 'Age', 'Email', 'Phone', 'Registration Date']);
  expect(rows[1]).toEqual(['Kim "K" Lee', 'Female', '9', 'kim@family.example', '201-555-1234', '7/4/2026']);
});

test('teams and players are named by tournament and day, and hold what the filter leaves', async () => {
  const [{ id }, other] = [await app().announce({ name: 'July 12 (Élite)' }), await app().announce()];
  await teamOf(app(), id, 2, { name: 'Filtered FC' });
  await teamOf(app(), other.id);
  const all = await exported('teams');
  expect(all.name).toBe(`teams_all_${today}.csv`);
  const teams = await exported('teams', { tournamentId: id });
  expect(teams.name).toBe(`teams_july-12-elite_${today}.csv`);
  expect(teams.rows[0]?.slice(0, 6)).toEqual([
    'Team Name',
    'Captain',
    'Captain Email',
    'Captain Phone',
    'Tournament',
    'Players',
  ]);
  expect(teams.rows.slice(1).map((row) => [row[0], row[5], row[6]])).toEqual([['Filtered FC', '2', '5']]);
  const players = await exported('players', { tournamentId: id });
  expect([players.name, players.rows.length]).toEqual([`players_july-12-elite_${today}.csv`, 3]);
  expect((await exported('players', { q: 'nobody is called so' })).rows).toHaveLength(1);
});

test('what a list is searched for is in its file, under its name, and nothing else', async () => {
  const tournament = 'Saved Cup';
  const team = 'Away "Eleven" Saved';
  const { id } = await app().announce({ name: tournament, maxTeams: 8 });
  const email = 'zoe@saved.example';
  const entered = await teamOf(app(), id, 1, { name: team, captainName: 'Zoë Saved', captainEmail: email });
  const player = entered.captain.name;
  const files = [
    ['teams', team, `teams_all_${today}.csv`, { 'Team Name': team, Tournament: tournament }],
    ['players', player, `players_all_${today}.csv`, { Name: player, Team: team, Tournament: tournament }],
    [
      'tournament-registrations',
      player,
      `registrations_all_${today}.csv`,
      { Player: player, 'Payment Status': 'Pending' },
    ],
    ['tournaments', tournament, `tournaments_${today}.csv`, { 'Tournament Name': tournament, Teams: '1' }],
    ['messages', email, `messages_${today}.csv`, { Recipient: email }],
  ] as const;
  for (const [resource, q, name, row] of files) {
    const file = await exported(resource, { q });
    const [head = [], ...rows] = file.rows;
    const saved = rows.map((cells) => Object.fromEntries(head.map((column, place) => [column, cells[place]])));
    expect([resource, file.name, saved]).toEqual([resource, name, saved.map(() => expect.objectContaining(row))]);
    const listed = await app().organizer.get<unknown[]>(`/api/admin/${resource}?filter=${JSON.stringify({ q })}`);
    expect([resource, saved.length]).toEqual([resource, Math.max(1, listed.body.length)]);
  }
  const audit = await exported('audit');
  const [head = [], ...lines] = audit.rows;
  const at = (line: readonly string[], column: string) => line[head.indexOf(column)];
  const added = lines.filter((line) => at(line, 'Of') === 'team' && at(line, 'Number') === String(entered.id));
  expect(audit.name).toBe(`audit_${today}.csv`);
  expect(added.map((line) => [at(line, 'From'), at(line, 'To')])).toEqual([
    ['', expect.stringContaining(`"tournamentId":${id}`)],
  ]);
});

test.each(['=1+1', '+1', '-1', '@sum', '=HYPERLINK("http://evil")'])(
  '%s is no formula in a spreadsheet',
  async (club) => {
    const { id } = await app().announce();
    await app()
      .visitor()
      .post('/api/players', aFreeAgent(id, { currentClub: `${club} club` }));
    const { rows } = await exported('players', { tournamentId: id });
    expect(rows[1]?.[7]).toBe(`'${club} club`);
  },
);

test('names come out as they went in', async () => {
  const { id } = await app().announce();
  for (const name of ["Ann O'Brien", 'José Ñuñez', '李小龍 Lee']) await freeAgentOf(app(), id, { name });
  const { rows } = await exported('players', { tournamentId: id });
  expect(
    rows
      .slice(1)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(["Ann O'Brien", 'José Ñuñez', '李小龍 Lee'].toSorted());
});

test('every export is in the audit, with its filter and how many rows it held', async () => {
  const { id } = await app().announce();
  await exported('teams', { tournamentId: id });
  const [last] = await app().database.query(
    `select who, what, after from audit where thing = 'export' order by id desc limit 1`,
  );
  expect(last).toMatchObject({
    who: 'organizer',
    what: 'teams exported',
    after: { rows: 0, filter: { tournamentId: id } },
  });
});
