import { paceOfFamilies } from '../../../domain/rule/mail/daily-cap.ts';
import { openApp } from '../../journey/app.ts';
import { aFreeAgent, aTeam } from '../../journey/samples.ts';
import { until } from '../fault/until.ts';

const app = openApp();

type Created = { readonly team: { readonly id: number; readonly name: string; readonly invitationCode: string } };
type Registered = { readonly player: { readonly id: number } };

/** How many letters to somebody have left, or may within the hour. */
async function dueTo(address: string): Promise<number> {
  const [counted] = await app().database.query<{ count: number }>(
    `select count(*)::int as count from outgoing_mails
     where recipient like $1 and (state = 'sent' or (state = 'waiting' and next_attempt_at < now() + interval '1 hour'))`,
    [address],
  );
  return counted?.count ?? 0;
}

/** Does something so many times, five at once. */
async function inTurns<T>(count: number, work: (number: number) => Promise<T>): Promise<readonly T[]> {
  const done: T[] = [];
  for (let first = 1; first <= count; first += 5) {
    done.push(...(await Promise.all(numbers(5).map((number) => work(first + number - 1)))));
  }
  return done;
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number + 1);

/** Address of everybody behind one network. */
const source = '198.51.100.7';

type Delayed = { readonly count: number; readonly until: string } | null;

test('strangers are mailed at the pace of a source by somebody whose mailbox has opened nothing', async () => {
  const { id } = await app().announce({ maxTeams: 50 });
  const relay = app().visitor(source);
  const answers = await inTurns(35, (team) =>
    relay.post<Created>(
      '/api/teams',
      aTeam(id, {
        name: `Buy gold now ${team}`,
        inviteEmails: numbers(4).map((stranger) => `stranger-${team}-${stranger}@elsewhere.example`),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(35).fill(201));
  const [{ now } = { now: 0 }] = await app().database.query<{ now: number }>(
    `select count(*)::int as now from outgoing_mails where recipient like 'stranger-%' and due_at <= now()`,
  );
  expect(now).toBe(60);
});

test('an honest captain is told when the rest leaves, and sends it by opening the mail', async () => {
  const { id } = await app().announce();
  const captainEmail = 'honest@family.example';
  const captain = app().visitor(source);
  const invited = ['kim@family.example', 'lee@family.example'];
  const { status, body } = await captain.post<Created & { delayed: Delayed }>(
    '/api/teams',
    aTeam(id, { captainEmail, inviteEmails: invited }),
  );
  expect([status, body.delayed]).toEqual([201, { count: 2, until: expect.any(String) }]);
  const page = () => captain.get<{ delayed: Delayed; invitations: object[] }>(`/api/teams/${body.team.id}/captain`);
  expect((await page()).body).toMatchObject({ delayed: body.delayed, invitations: [{}, {}] });
  const [letter] = await app().mailbox.mailsTo(captainEmail);
  expect(letter?.text).toMatch(/2 of your invitations have not left yet. They leave by .* \(New Jersey time\)/);
  const link = /\/captain\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  expect((await app().visitor().post(`/api/captain-links/${link}`, {})).status).toBe(200);
  expect((await page()).body).toMatchObject({ delayed: null });
  for (const address of invited) expect(await app().mailbox.mailsTo(address)).toHaveLength(1);
  const again = await captain.post<{ delayed: Delayed }>(
    '/api/teams',
    aTeam(id, { captainEmail, inviteEmails: ['pat@family.example'] }),
  );
  expect(again.body.delayed).toBeNull();
});

test('one address gets no more than a day allows, whatever kind of letter is caused', async () => {
  const { id } = await app().announce({ maxTeams: 100 });
  const victim = 'victim@elsewhere.example';
  for (const round of numbers(40)) {
    await app()
      .visitor()
      .post('/api/pre-registrations', {
        name: `Somebody ${round}`,
        sex: 'Female',
        age: 12,
        email: victim,
        phone: '201-554-0188',
      });
    await app()
      .visitor()
      .post('/api/teams', aTeam(id, { captainEmail: victim }));
    await app()
      .visitor()
      .post('/api/players', aFreeAgent(id, { email: victim, parentEmail: victim, termsAccepted: null }));
    await app()
      .visitor()
      .post('/api/teams', aTeam(id, { inviteEmails: [victim] }));
  }
  expect(await dueTo(victim)).toBeLessThanOrEqual(40);
});

test('what strangers make up with an address delays nothing for its family and its organizer', async () => {
  const { id } = await app().announce();
  const email = 'family@made-up.example';
  const stranger = app().visitor(source);
  const register = (visitor: typeof stranger) => visitor.post<Registered>('/api/players', aFreeAgent(id, { email }));
  const answers = aFreeAgent(id, { email });
  const { body: made } = await stranger.post<Registered>('/api/players', answers);
  await inTurns(60, () => register(app().visitor(source)));
  const edits = await inTurns(40, (number) =>
    stranger.put(`/api/players/${made.player.id}/update`, { ...answers, league: null, currentClub: `Club ${number}` }),
  );
  expect(new Set(edits.map(({ status }) => status))).toEqual(new Set([200]));
  const changed = await app().database.query(
    `select from outgoing_mails where recipient = $1 and kind = 'player-changed'`,
    [email],
  );
  expect(changed.length).toBeGreaterThanOrEqual(1);
  expect(changed.length).toBeLessThanOrEqual(2);
  const daysOfFamily = async () => {
    expect((await register(app().visitor())).status).toBe(201);
    const [letter] = await app().database.query<{ days: number }>(
      `select ceil(extract(epoch from due_at - now()) / 86400)::int as days from outgoing_mails
       where recipient = $1 and event like 'free-agent-registered:%' order by id desc limit 1`,
      [email],
    );
    return letter?.days;
  };
  expect(await daysOfFamily()).toBe(0);
  // Two sources fill what all together may send for days to come.
  await inTurns(60, () => register(app().visitor('198.51.100.77')));
  expect(await daysOfFamily()).toBe(1);
});

test('of eighty pre-registrations from one source all are noted, and strangers are mailed at its pace', async () => {
  const stranger = app().visitor();
  const sent = await inTurns(80, (number) =>
    stranger.post('/api/pre-registrations', {
      name: `Win gold now at evil.example or 555-0199 ${number}`,
      sex: 'Female',
      age: 12,
      email: `stranger-${number}@pre-registered.example`,
      phone: '201-554-0188',
    }),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
  const letters = await app().database.query<{ now: boolean; text: string }>(
    `select due_at <= now() as now, text_body as text from outgoing_mails where recipient like '%@pre-registered.example'`,
  );
  expect([letters.length, letters.filter(({ now }) => now).length]).toEqual([80, 60]);
  expect(letters.filter(({ text }) => !text.startsWith('Hi Win,') || /Win gold|evil|0199/.test(text))).toEqual([]);
});

test('a code leaves within a second behind three thousand letters, while slow mail servers hold some', async () => {
  const { id } = await app().announce();
  const family = app().visitor();
  const answers = aFreeAgent(id, { email: 'reader@coded.example' });
  const { body } = await family.post<Registered>('/api/players', answers);
  const device = app().visitor();
  await device.post('/api/players/lookup', { name: answers.name, phone: answers.phone });
  await app().database.query(
    `insert into outgoing_mails (event, kind, lane, recipient, subject, text_body, html_body)
     select 'flood:' || n, 'pre-registered', 3, 'flood-' || n || '@slow.example', 'Hi', 'Hi', 'Hi' from generate_series(1, 3000) n`,
  );
  await until(async () => (await app().mailbox.mailsTo('flood-1@slow.example')).length > 0);
  expect((await device.post(`/api/players/${body.player.id}/contact-code`, {})).status).toBe(200);
  await app().mailbox.mailTo('reader@coded.example', 'Your Golden Goal code');
  const [code] = await app().database.query<{ seconds: number }>(
    `select extract(epoch from coalesce(sent_at, now()) - created_at)::float as seconds from outgoing_mails where event like $1`,
    [`contact-code:${body.player.id}:%`],
  );
  expect(code?.seconds).toBeLessThan(1);
  await app().database.query(`delete from outgoing_mails where event like 'flood:%'`);
});

test('when five sources have used up the pace of the hour, the first letters of a family leave at once', async () => {
  const { id } = await app().announce();
  const row = `'paced:' || n, 'team-created', 'registration', 'sent', 's', n % 5, 's@s.example', 'Hi', 'Hi', 'Hi'`;
  await app().database.query(
    `insert into outgoing_mails (event, kind, cause, state, sender, source, recipient, subject, text_body, html_body)
     select ${row} from generate_series(1, ${paceOfFamilies.inAll}) n`,
  );
  await app()
    .visitor()
    .post('/api/players', aFreeAgent(id, { email: 'first@family.example' }));
  expect(await dueTo('first@family.example')).toBe(1);
});

test('one captain is not mailed for each of sixty who ask', async () => {
  const { id } = await app().announce();
  const captainEmail = 'asked@elsewhere.example';
  const { body } = await app().visitor().post<Created>('/api/teams', aTeam(id, { captainEmail }));
  const ask = () =>
    app()
      .visitor()
      .post('/api/players', aFreeAgent(id, { requestedTeamId: body.team.id }));
  const answers = await inTurns(60, ask);
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(201));
  expect(await dueTo(captainEmail)).toBeLessThanOrEqual(7);
});

test('five last places taken by nobody are seen as such, and dropped in one action', async () => {
  const { id } = await app().announce({ maxTeams: 5 });
  const [real, ...fakes] = await Promise.all(
    numbers(5).map((number) =>
      app()
        .visitor()
        .post<Created>('/api/teams', aTeam(id, { captainEmail: `place-${number}@elsewhere.example` })),
    ),
  );
  const waiting = await app().visitor().post<Created>('/api/teams', aTeam(id));
  await app().database.query(`update mailboxes set confirmed_at = now() where address = 'place-1@elsewhere.example'`);
  const ofTeam = 'select id from tournament_registrations where team_id = $1';
  const paid = await app().database.query<{ id: number }>(ofTeam, [fakes[0]?.body.team.id]);
  // A part is enough: whoever has sent money is somebody.
  for (const { id: registrationId } of paid)
    await app().organizer.post('/api/admin/ledger', { registrationId, amountCents: 1500, paymentMethod: 'cash' });
  const unconfirmed = async (resource: string) => {
    const filter = encodeURIComponent(JSON.stringify({ tournamentId: id, unconfirmed: true }));
    const { body } = await app().organizer.get<readonly { id: number; unconfirmed: boolean }[]>(
      `/api/admin/${resource}?filter=${filter}`,
    );
    return body.filter((one) => one.unconfirmed).map((one) => one.id);
  };
  const seen = await unconfirmed('teams');
  expect(seen.toSorted()).toEqual([...fakes.slice(1), waiting].map(({ body }) => body.team.id).toSorted());
  expect(await unconfirmed('tournament-registrations')).toHaveLength(4);

  const ids = [real, ...fakes].map((one) => one?.body.team.id);
  const drop = (confirm: boolean) => app().organizer.post<object>('/api/admin/teams/drop', { ids, confirm });
  const before = (await app().database.query('select id from outgoing_mails')).length;
  expect((await drop(false)).body).toMatchObject({
    registrations: 3,
    freeAgents: 0,
    kept: [{}, {}].map(() => expect.any(String)),
  });
  expect(await unconfirmed('teams')).toHaveLength(4);
  expect((await drop(true)).body).toMatchObject({ registrations: 3, freeAgents: 0 });
  expect(await unconfirmed('teams')).toEqual([waiting.body.team.id]);
  expect(await unconfirmed('tournament-registrations')).toHaveLength(1);
  const after = await app().database.query<{ event: string }>('select event from outgoing_mails order by id');
  expect(after.slice(before).map(({ event }) => event.split(':')[0])).toEqual(['team-promoted']);
  expect(await drop(true)).toMatchObject({ status: 404 });
  expect((await app().visitor().post('/api/admin/teams/drop', { ids, confirm: true })).status).toBe(401);
});
