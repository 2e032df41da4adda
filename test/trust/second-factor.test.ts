import { TOTP } from 'otpauth';
import { allowances } from '../../domain/rule/access/allowances.ts';
import { openApp } from '../journey/app.ts';
import { newOrganizer, type Person, organizersPassword as password, signInAs } from '../journey/new-organizer.ts';
import { remove } from '../journey/records.ts';
import { visitorAt } from '../journey/visitor.ts';

const app = openApp({ processes: 2 });

const aPerson = (role?: string) => newOrganizer(app(), role);

/** The code that the app shows now. */
const codeOf = (secret: string) => new TOTP({ secret }).generate();

/** A code of six digits that is not right now, nor a step before or after. */
function wrongCode(secret: string, number = 0): string {
  const totp = new TOTP({ secret });
  const right = [-1, 0, 1].map((steps) => totp.generate({ timestamp: Date.now() + steps * 30_000 }));
  const code = String(100_000 + number);
  return right.includes(code) ? '999999' : code;
}

async function withSecondFactor(person: Person) {
  const begun = await person.device.post<{ secret: string; address: string }>('/api/admin/account/second-factor', {
    currentPassword: password,
  });
  expect(begun.status).toBe(200);
  const { secret } = begun.body;
  const confirmed = await person.device.post<{ recoveryCodes: string[] }>(
    '/api/admin/account/second-factor/confirmation',
    { code: codeOf(secret) },
  );
  expect(confirmed.status).toBe(200);
  await forgetSteps(person);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
}

/** As if half a minute had gone by: the code of now has not been used. */
const forgetSteps = ({ id }: Person) =>
  app().database.query(`update second_factors set last_step = null where account_id = ${id}`);

const signIn = (person: Person, code?: string, device = app().visitor()) => signInAs(device, person, code);

const asked = { status: 401, body: { details: { secondFactor: true } } };

beforeEach(() => app().database.query('truncate failures'));

test('nothing is asked for until a first code was right, and then a code at every sign-in', async () => {
  const person = await aPerson();
  const begin = (currentPassword: string) =>
    person.device.post<{ secret: string }>('/api/admin/account/second-factor', { currentPassword });
  expect((await begin('not this one')).status).toBe(400);
  const { secret } = (await begin(password)).body;
  const confirm = (code: string) => person.device.post('/api/admin/account/second-factor/confirmation', { code });
  expect((await confirm(wrongCode(secret))).status).toBe(400);
  expect((await signIn(person)).status).toBe(200);
  expect((await confirm(codeOf(secret))).status).toBe(200);
  expect((await begin(password)).status).toBe(409);
  await forgetSteps(person);
  expect(await signIn(person)).toMatchObject({
    ...asked,
    body: { ...asked.body, message: 'Enter the code of your authenticator app' },
  });
  expect(await signIn(person, wrongCode(secret))).toMatchObject(asked);
  expect((await signIn(person, codeOf(secret))).status).toBe(200);
});

test('who does not know the password is not told whether a code is asked for', async () => {
  const person = await aPerson();
  const { secret } = await withSecondFactor(person);
  for (const code of [undefined, codeOf(secret)]) {
    const answer = await app()
      .visitor()
      .post('/api/admin/login', { username: person.username, password: 'not this one', code });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid credentials' } });
    expect(answer.body).not.toHaveProperty('details');
  }
});

test('a code is taken once, however many ask at the same moment', async () => {
  const person = await aPerson();
  const { secret } = await withSecondFactor(person);
  const code = codeOf(secret);
  const burst = await Promise.all(Array.from({ length: 4 }, () => signIn(person, code)));
  expect(burst.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  expect(await signIn(person, code)).toMatchObject(asked);
});

test('the code that set it up signs nobody in', async () => {
  const person = await aPerson();
  const begun = await person.device.post<{ secret: string }>('/api/admin/account/second-factor', {
    currentPassword: password,
  });
  const code = codeOf(begun.body.secret);
  await person.device.post('/api/admin/account/second-factor/confirmation', { code });
  expect(await signIn(person, code)).toMatchObject(asked);
});

test('wrong codes for a second factor that is being set up are throttled as wrong passwords are', async () => {
  const person = await aPerson();
  const begun = await person.device.post<{ secret: string }>('/api/admin/account/second-factor', {
    currentPassword: password,
  });
  const { secret } = begun.body;
  const confirm = (code: string) => person.device.post('/api/admin/account/second-factor/confirmation', { code });
  const answers = [];
  for (let time = 1; time <= allowances['sign-in'].device + 1; time += 1)
    answers.push(await confirm(wrongCode(secret)));
  expect(answers.map(({ status }) => status)).toEqual([...answers.slice(1).map(() => 400), 429]);
  expect((await confirm(codeOf(secret))).status).toBe(429);
});

test('ten recovery codes are shown once, kept as hashes, and each is good once', async () => {
  const person = await aPerson();
  const { recoveryCodes } = await withSecondFactor(person);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  expect(first).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  const burst = await Promise.all(Array.from({ length: 4 }, () => signIn(person, first.toLowerCase())));
  expect(burst.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  expect((await signIn(person, second.replace('-', ' '))).status).toBe(200);
  expect((await person.device.get('/api/admin/account')).body).toMatchObject({ recoveryCodesLeft: 8 });
});

test('neither the secret nor a recovery code stands in a table', async () => {
  const person = await aPerson();
  const { secret, recoveryCodes } = await withSecondFactor(person);
  for (const table of ['second_factors', 'recovery_codes', 'audit', 'outgoing_mails', 'sessions', 'admin_users']) {
    const rows = JSON.stringify(await app().database.query(`select * from ${table}`));
    const found = [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))].filter((word) =>
      rows.includes(word),
    );
    expect([table, found]).toEqual([table, []]);
  }
});

test('of sixty wrong codes in one burst at two processes ten are looked at, and then no right one either', async () => {
  const person = await aPerson();
  const { secret } = await withSecondFactor(person);
  const device = (number: number) => visitorAt(app().products[number % 2]?.url ?? '', '198.51.100.7');
  const burst = await Promise.all(
    Array.from({ length: 60 }, (_, number) => signIn(person, wrongCode(secret, number), device(number))),
  );
  const count = (status: number) => burst.filter((one) => one.status === status).length;
  expect([count(401), count(429)]).toEqual([10, 50]);
  expect((await signIn(person, codeOf(secret), device(0))).status).toBe(429);
  expect((await signIn(person, codeOf(secret))).status).toBe(200);
});

test('whoever is asked for a code has not failed', async () => {
  const person = await aPerson();
  const { secret } = await withSecondFactor(person);
  const device = app().visitor();
  for (let times = 0; times < 12; times += 1) expect((await signIn(person, undefined, device)).status).toBe(401);
  expect((await signIn(person, codeOf(secret), device)).status).toBe(200);
});

test('it is removed by whoever shows it, and by an owner where it is lost, who is then told', async () => {
  const person = await aPerson();
  const { secret } = await withSecondFactor(person);
  const removal = (code: string) => person.device.post('/api/admin/account/second-factor/removal', { code });
  expect((await removal(wrongCode(secret))).status).toBe(400);
  expect((await removal(codeOf(secret))).status).toBe(200);
  expect((await signIn(person)).status).toBe(200);
  await withSecondFactor(person);
  const reset = `/api/admin/organizers/${person.id}/second-factor`;
  expect((await remove(person.device, reset)).status).toBe(403);
  expect((await remove(app().organizer, reset)).status).toBe(200);
  expect((await person.device.get('/api/admin/teams')).status).toBe(401);
  expect((await signIn(person)).status).toBe(200);
  const letters = await app().database.query<{ subject: string }>(
    `select subject from outgoing_mails where recipient = '${person.username}' order by id`,
  );
  expect(letters.map(({ subject }) => subject)).toEqual([
    'You are invited to organize',
    'Your second factor is set up',
    'Your second factor was removed',
    'Your second factor is set up',
    'Your second factor was removed',
  ]);
  const lines = await app().database.query<{ line: string }>(
    `select who || ': ' || what as line from audit
     where thing = 'organizer' and record_id = ${person.id} and what like 'second%' order by id`,
  );
  expect(lines.map(({ line }) => line).slice(-2)).toEqual([
    `${person.username}: second factor set up`,
    'organizer: second factor reset',
  ]);
});

test('where owners require it, whoever has none does nothing else before', async () => {
  const person = await aPerson();
  await withSecondFactor(person);
  const other = await aPerson('check-in');
  const rule = (isRequired: boolean) =>
    app().database.query(`update site_settings set second_factor_required = ${isRequired}`);
  expect((await person.device.put('/api/admin/second-factor-rule', { isRequired: true })).status).toBe(403);
  expect((await app().organizer.put('/api/admin/second-factor-rule', { isRequired: true })).status).toBe(200);
  expect((await person.device.get('/api/admin/teams')).status).toBe(200);
  expect((await person.device.post('/api/admin/account/second-factor/removal', { code: '123456' })).status).toBe(409);
  expect(await other.device.get('/api/admin/teams')).toMatchObject({
    status: 403,
    body: { details: { secondFactorFirst: true } },
  });
  expect((await app().organizer.put('/api/admin/second-factor-rule', { isRequired: false })).status).toBe(403);
  expect((await other.device.get('/api/admin/check-auth')).body).toMatchObject({ user: { lacksSecondFactor: true } });
  await withSecondFactor(other);
  expect((await other.device.get('/api/admin/teams')).status).toBe(200);
  await rule(false);
});
