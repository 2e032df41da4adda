import { randomUUID } from 'node:crypto';
import { openApp } from '../journey/app.ts';
import { drawTournament } from '../journey/tournament-day.ts';
import { json } from '../journey/visitor.ts';

const app = openApp({});

const rows = () =>
  app().database.query(`select (select count(*)::int from sessions) as sessions, (select count(*)::int from grants) as grants,
    (select count(*)::int from answered_calls) as answers`);

const linesOf = (ids: readonly (string | null)[]) =>
  app().database.query('select what from audit where request_id = any($1)', [ids]);

test('who changes nothing writes no row: signing out without a session, naming a team, looking at a link', async () => {
  const { tournament, teams } = await drawTournament(app(), 4);
  await app().database.query(`update tournaments set status = 'active' where id = $1`, [tournament.id]);
  const made = await app().organizer.post<{ links: readonly { link: string }[] }>('/api/admin/keeper-links', {
    tournamentId: tournament.id,
    fields: ['Field 1'],
  });
  const secret = made.body.links[0]?.link.split('#')[1];
  const calls = [
    ['/api/admin/logout', {}],
    ['/api/score-keeper/logout', {}],
    ['/api/device/forget', {}],
    [`/api/tournaments/${tournament.id}/validate-team`, { teamName: teams[0]?.name }],
    ['/api/score-keeper/link', { secret }],
  ] as const;
  const before = await rows();
  const once = () =>
    Promise.all(
      calls.map(async ([path, body]) => {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
        const answer = await app()
          .visitor()
          .call(path, { ...json('POST', body), headers });
        return [answer.status, answer.headers.get('x-request-id')] as const;
      }),
    );
  // A line that comes just after its answer stands there after the second round.
  const answered = [...(await once()), ...(await once())];
  expect(answered.map(([status]) => status)).toEqual(answered.map(() => 200));
  expect([await rows(), await linesOf(answered.map(([, id]) => id))]).toEqual([before, []]);
});

test('the audit counts further than 32 bits: its lines are listed, found by number and saved', async () => {
  await app().database.query(`select setval('audit_id_seq', 3000000000)`);
  const { organizer } = app();
  const { id } = await app().announce();
  const list = async (query: object) => {
    const words = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
    return (await organizer.get<{ id: number }[]>(`/api/admin/audit?${words.join('&')}`)).body;
  };
  const [latest] = await list({ filter: { thing: 'tournament', recordId: id }, sort: ['id', 'DESC'], range: [0, 0] });
  expect(latest?.id).toBeGreaterThan(3_000_000_000);
  expect(await list({ filter: { id: latest?.id } })).toEqual([latest]);
  expect((await organizer.get(`/api/admin/audit/${latest?.id}`)).body).toEqual(latest);
  expect((await organizer.get('/api/admin/audit/3999999999')).status).toBe(404);
  expect((await organizer.get('/api/admin/audit/export')).status).toBe(200);
});
