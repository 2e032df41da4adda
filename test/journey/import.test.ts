import { openApp } from './app.ts';
import { aPhone, aTable, importing, path } from './imported.ts';
import { listed, teamOf } from './records.ts';
import { bornYearsAgo } from './samples.ts';

const app = openApp();
const { look, make, counted, everything } = importing(app);

test('what a table would make is said before, and nothing has happened yet', async () => {
  const { id } = await app().announce();
  const before = await everything();
  const { status, body } = await look(
    aTable(2, () => 3),
    id,
  );
  expect([status, body.counts]).toEqual([
    200,
    { teams: 2, waitingTeams: 0, players: 6, registrations: 6, known: 0, unchanged: 0, rowsWithErrors: 0 },
  ]);
  expect(body.rows[0]).toEqual({
    ...{ line: 2, member: 0, team: 'new', player: 'new', registration: 'new', isWaiting: false, errors: [] },
  });
  expect(await everything()).toEqual(before);
});

test('24 teams with 100 players are imported in one go: rosters, captains, payments pending, waivers unsigned, no letter', async () => {
  const { id } = await app().announce({ maxTeams: 24 });
  const letters = await counted('outgoing_mails');
  const text = aTable(24, (team) => (team < 4 ? 5 : 4), 'Full');
  const begun = performance.now();
  const { status, body } = await make(text, id);
  const took = performance.now() - begun;
  expect([status, body.counts]).toMatchObject([201, { teams: 24, players: 100, registrations: 100 }]);
  expect(took).toBeLessThan(3000);
  const teams = await listed(app(), 'teams', { tournamentId: id });
  expect(teams.map(({ currentPlayers }) => currentPlayers).sort()).toEqual([...Array(20).fill(4), ...Array(4).fill(5)]);
  expect(teams.every(({ captainId, captainName }) => captainId !== null && /x0$/.test(String(captainName)))).toBe(true);
  const players = await listed(app(), 'players', { tournamentId: id });
  expect(new Set(players.map((one) => `${one.paymentStatus} ${one.waiverState} ${one.amountCents}`))).toEqual(
    new Set(['pending unsigned 4000']),
  );
  expect(await counted('outgoing_mails')).toBe(letters);
});

test('a row of 500 takes no longer than one of 50', async () => {
  const { id: few } = await app().announce({ maxTeams: 64 });
  const first = performance.now();
  expect(
    (
      await make(
        aTable(10, () => 5, 'Small'),
        few,
      )
    ).status,
  ).toBe(201);
  const ofFew = performance.now() - first;
  const { id } = await app().announce({ maxTeams: 64 });
  const text = aTable(100, () => 5, 'Big');
  const begun = performance.now();
  const { body } = await look(text, id);
  const looked = performance.now() - begun;
  expect(body.counts).toMatchObject({ teams: 100, waitingTeams: 36, registrations: 500, rowsWithErrors: 0 });
  const made = await make(text, id);
  const took = performance.now() - begun - looked;
  process.stderr.write(`500 rows: looked at in ${looked.toFixed(0)} ms, imported in ${took.toFixed(0)} ms\n`);
  expect(made.status).toBe(201);
  // The machine may be busy; what grows with the square of the rows would take ten times as long for each.
  expect(took / 500 / (ofFew / 50)).toBeLessThan(3);
});

test('one wrong row, and nothing is imported; it is named, with what is wrong', async () => {
  const { id } = await app().announce();
  const before = await everything();
  const text = `${aTable(2, () => 2, 'Wrong')}\nWrong Team 1\tBad Phone\t12\t${bornYearsAgo(11)}\t`;
  const { body: shown } = await look(text, id);
  expect(shown.counts.rowsWithErrors).toBe(1);
  expect(shown.rows.at(-1)).toMatchObject({
    line: 6,
    errors: [{ answer: 'phone', message: 'Phone must be at least 10 digits' }],
  });
  const { status, body } = await make(text, id);
  expect([status, body.message]).toEqual([
    400,
    'Nothing was imported: 1 row needs a correction. Row 6: Phone must be at least 10 digits',
  ]);
  expect(await everything()).toEqual(before);
});

test('known people and teams are recognised, and stay as they are', async () => {
  const { id } = await app().announce();
  const team = await teamOf(app(), id, 2, {
    name: 'José’s Ultras',
    captainName: 'Zoë O’Brien',
    captainPhone: '(908) 555-0177',
  });
  const [captain] = await listed(app(), 'players', { id: team.captain.id });
  const text = [
    'Team,Name,Phone,Birth Year,Club',
    `jose's ultras,ZOE O'BRIEN,1 908 555 0177,${bornYearsAgo(15)},Another Club`,
    `JOSES ULTRAS,New One,${aPhone()},${bornYearsAgo(15)},None`,
    `José's  Ultras,Newer One,${aPhone()},${bornYearsAgo(15)},None`,
  ].join('\n');
  const { body } = await look(text, id);
  expect(body.rows.map((row) => `${row.team} ${row.player} ${row.registration}`)).toEqual([
    'there there there',
    'new new new',
    'there new new',
  ]);
  const made = await make(text, id);
  expect([made.status, made.body.counts]).toMatchObject([201, { teams: 1, players: 2 }]);
  expect((await listed(app(), 'players', { id: team.captain.id }))[0]).toEqual(captain);
});

test('the same table again makes nothing', async () => {
  const { id } = await app().announce();
  const text = `${aTable(3, () => 3, 'Twice')}\nTwice Team 1\tNo Phone\t\t${bornYearsAgo(11)}\t`;
  expect((await make(text, id)).status).toBe(201);
  const before = await everything();
  expect((await look(text, id)).body.counts).toMatchObject({
    teams: 0,
    players: 0,
    registrations: 0,
    unchanged: 10,
    rowsWithErrors: 0,
  });
  expect((await make(text, id)).status).toBe(201);
  expect(await everything()).toEqual(before);
});

test('the file of one tournament’s players brings them and their teams into another, with their captains', async () => {
  const [{ id: from }, { id: into }] = [await app().announce(), await app().announce()];
  await make(
    aTable(2, () => 3, 'File'),
    from,
  );
  const filter = encodeURIComponent(JSON.stringify({ tournamentId: from }));
  const { body: file } = await app().organizer.get<string>(`/api/admin/players/export?filter=${filter}`);
  expect((await make(String(file), into)).body.counts).toMatchObject({
    teams: 2,
    players: 0,
    registrations: 6,
    known: 6,
  });
  const captains = async (tournamentId: number) =>
    (await listed(app(), 'teams', { tournamentId })).map(({ name, captainId }) => `${name} ${captainId}`).sort();
  expect(await captains(into)).toEqual(await captains(from));
});

test('a captain of a team on file is refused, and the first of a row with a whole team leads a new one', async () => {
  const { id } = await app().announce();
  await teamOf(app(), id, 1, { name: 'Led Before' });
  const row = `Led Before,Late One,${aPhone()},${bornYearsAgo(15)},Yes`;
  expect((await look(`Team,Name,Phone,Birth Year,Captain\n${row}`, id)).body.rows[0]?.errors).toEqual([
    { answer: 'captain', message: 'Led Before is on file: assign its captain on the list of teams' },
  ]);
  const whole = `Team,Player 1,Player 1 Phone,Player 2,Player 2 Phone\nWhole Team,First Kid,${aPhone()},Second Kid,${aPhone()}`;
  expect((await make(whole, id)).status).toBe(201);
  expect((await listed(app(), 'teams', { q: 'Whole Team' }))[0]).toMatchObject({
    captainName: 'First Kid',
    currentPlayers: 2,
  });
});

test.each([
  [{}, 'There are no rows to import'],
  [{ rows: [] }, 'There are no rows to import'],
  [{ rows: 'many' }, 'There are no rows to import'],
  [{ rows: Array.from({ length: 1001 }, () => ({ line: 1 })) }, 'At most 1000 rows can be imported at once'],
  [{ rows: [{ name: 'No Line' }] }, 'Each row needs its line, its member, and texts for its answers'],
  [{ rows: [{ line: 1, name: 7 }] }, 'Each row needs its line, its member, and texts for its answers'],
  [{ rows: [{ line: 1, nonsense: 'x' }] }, 'Each row needs its line, its member, and texts for its answers'],
  [{ rows: [{ line: 1, name: 'x'.repeat(1001) }] }, 'Each row needs its line, its member, and texts for its answers'],
])('a body that is no table is refused in words: %#', async (body, message) => {
  for (const call of [path, `${path}/preview`]) {
    expect(await app().organizer.post(call, body)).toMatchObject({ status: 400, body: { errors: { rows: message } } });
  }
});

test('a table above 1 MB is refused, and no other call takes more than before', async () => {
  const rows = Array.from({ length: 1000 }, (_, line) => ({ line: line + 1, name: 'A', notes: 'x'.repeat(999) }));
  expect((await app().organizer.post(path, { rows, more: 'x'.repeat(100_000) })).status).toBe(413);
  expect((await app().organizer.post('/api/admin/teams', { name: 'x'.repeat(70_000) })).status).toBe(413);
});
