import { TOTP } from 'otpauth';
import { scopes } from '../../domain/rule/api-key/api-key.ts';
import { everyRoute, type Route } from '../harness/routes.ts';
import { aKey, programWith } from '../journey/api-key.ts';
import { openApp } from '../journey/app.ts';
import { newOrganizer, organizersPassword, type Person, signInAs } from '../journey/new-organizer.ts';
import { freeAgentOf } from '../journey/records.ts';
import type { Visitor } from '../journey/visitor.ts';

const app = openApp();

/** Every call that makes or shows access. */
const proved = [
  'DELETE /api/admin/account/sessions',
  'DELETE /api/admin/organizers/:id',
  'DELETE /api/admin/organizers/:id/second-factor',
  'DELETE /api/admin/organizers/:id/sessions',
  'POST /api/admin/account/second-factor/confirmation',
  'POST /api/admin/account/second-factor/removal',
  'POST /api/admin/keeper-links',
  'POST /api/admin/messages/:id/links',
  'POST /api/admin/organizers',
  'POST /api/admin/organizers/:id/invitation',
  'POST /api/admin/webhooks',
  'PUT /api/admin/organizers/:id',
  'PUT /api/admin/second-factor-rule',
  'PUT /api/admin/webhooks/:id',
];

/** Those whose own body asks for the password, which is enough where no second factor is set up. */
const provedByPassword = [
  'POST /api/admin/account/second-factor',
  'POST /api/admin/api-keys',
  'PUT /api/admin/password',
];

/** The other writes of what access is made with, each with the reason that it asks for no proof. */
const unproved: Readonly<Record<string, string>> = {
  'POST /api/admin/account/proof': 'is the proof',
  'PUT /api/admin/account': 'a name opens nothing',
  'DELETE /api/admin/api-keys/:id': 'takes access away from a program',
  'DELETE /api/admin/keeper-links/:id': 'takes access away from keepers',
  'DELETE /api/admin/score-keepers/:id': 'takes access away from a keeper',
  'DELETE /api/admin/webhooks/:id': 'takes access away from another site',
  'POST /api/admin/webhooks/:id/test': 'tells a webhook that stands nothing about anybody',
};

const ofAccess =
  /^(?!GET)\w+ \/api\/admin\/(account|api-keys|keeper-links|organizers|password|score-keepers|second-factor-rule|webhooks|players\/:id\/(mailbox|changes))\b/;

let routes: readonly Route[];
beforeAll(async () => {
  routes = await everyRoute();
});

const callOf = ({ method, path }: Route) => `${method} ${path}`;

const marked = (mark: string) =>
  routes
    .filter(({ proof }) => proof === mark)
    .map(callOf)
    .toSorted();

test('every call that makes or shows access says so; a new one is put in on purpose', () => {
  expect(marked('always')).toEqual(proved);
  expect(marked('own password')).toEqual(provedByPassword);
  const silent = routes.filter(({ proof, callers }) => proof === undefined && callers.includes('organizer'));
  expect(
    silent
      .map(callOf)
      .filter((call) => ofAccess.test(call))
      .toSorted(),
  ).toEqual(Object.keys(unproved).toSorted());
});

/** As if somebody had signed in a while ago and gone on working. */
const age = (minutes: number, { id }: Pick<Person, 'id'>) =>
  app().database.query(
    `update grants set granted_at = now() - make_interval(mins => $1), proved_at = null
     where kind = 'organizer' and subject_id = $2`,
    [minutes, id],
  );

function called(device: Visitor, call: string, body: object = {}) {
  const [method = '', path = ''] = call.split(' ');
  const address = path.replace(':session', 'none').replace(/:\w+/g, '2000000000');
  return device.call(address, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
}

const needsProof = (proof: string) => ({ status: 403, body: { details: { proof } } });

test('a session alone, as a thief has it, makes no access; the password shown again does, for ten minutes', async () => {
  const owner = await newOrganizer(app(), 'owner');
  await age(9, owner);
  for (const call of proved) expect([call, (await called(owner.device, call)).status === 403]).toEqual([call, false]);
  await signInAs(owner.device, owner);
  await age(11, owner);
  for (const call of proved)
    expect([call, await called(owner.device, call)]).toMatchObject([call, needsProof('password')]);
  for (const call of provedByPassword)
    expect([call, await called(owner.device, call)]).toMatchObject([call, { status: 400 }]);
  expect((await owner.device.get('/api/admin/teams')).status).toBe(200);
  const prove = (currentPassword: string) => owner.device.post('/api/admin/account/proof', { currentPassword });
  expect(await prove('not this one')).toMatchObject({
    status: 400,
    body: { errors: { currentPassword: 'Current password is not right' } },
  });
  expect(await called(owner.device, 'POST /api/admin/webhooks')).toMatchObject(needsProof('password'));
  expect((await prove(organizersPassword)).status).toBe(200);
  const invited = { name: 'Robin', email: 'robin.proved@club.example', role: 'organizer' };
  expect((await owner.device.post('/api/admin/organizers', invited)).status).toBe(201);
  await app().database.query(`update grants set proved_at = now() - interval '11 minutes' where subject_id = $1`, [
    owner.id,
  ]);
  expect(await called(owner.device, 'POST /api/admin/organizers')).toMatchObject(needsProof('password'));
});

test('where a second factor is set up the proof needs its code, a password in the body is not enough, and the proof holds for one session', async () => {
  const owner = await newOrganizer(app(), 'owner');
  const begun = await owner.device.post<{ secret: string }>('/api/admin/account/second-factor', {
    currentPassword: organizersPassword,
  });
  const code = () => new TOTP({ secret: begun.body.secret }).generate();
  const forgetSteps = () => app().database.query('update second_factors set last_step = null');
  expect((await owner.device.post('/api/admin/account/second-factor/confirmation', { code: code() })).status).toBe(200);
  await age(11, owner);
  const both = needsProof('password and code');
  for (const call of [...proved, ...provedByPassword])
    expect([call, await called(owner.device, call, { currentPassword: organizersPassword })]).toMatchObject([
      call,
      both,
    ]);
  await forgetSteps();
  const elsewhere = app().visitor();
  await signInAs(elsewhere, owner, code());
  await age(11, owner);
  const prove = (proof: object) => owner.device.post('/api/admin/account/proof', proof);
  for (const wrong of [{}, { code: '000000' }])
    expect(await prove({ currentPassword: organizersPassword, ...wrong })).toMatchObject({
      status: 400,
      body: { errors: { code: 'That code is not right, or was used before' } },
    });
  await forgetSteps();
  expect((await prove({ currentPassword: organizersPassword, code: code() })).status).toBe(200);
  expect((await called(owner.device, 'POST /api/admin/webhooks')).status).toBe(400);
  expect(await called(elsewhere, 'POST /api/admin/webhooks')).toMatchObject(both);
});

test('wrong proofs are throttled as sign-ins are', async () => {
  const owner = await newOrganizer(app(), 'owner');
  const thief = app().visitor('198.51.100.77');
  await signInAs(thief, owner);
  await app().database.query('truncate failures');
  const prove = (currentPassword: string) => thief.post('/api/admin/account/proof', { currentPassword });
  const statuses: number[] = [];
  for (let number = 0; number < 12; number += 1) statuses.push((await prove(`guess ${number}`)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  expect((await prove(organizersPassword)).status).toBe(429);
  await app().database.query('truncate failures');
});

test('a key of the API makes no access, whatever it may do', async () => {
  const owner = await newOrganizer(app(), 'owner');
  const { key } = await aKey(owner.device, scopes);
  const program = programWith(key, app().visitor());
  for (const call of [...proved, ...provedByPassword]) {
    const [method = '', path = ''] = call.split(' ');
    expect([call, await program(method, path.replace(/:\w+/g, '1'), {})]).toMatchObject([call, { status: 403 }]);
  }
});

test('another address of a family whose mailbox has answered is written by who was recently proved; nothing else needs it', async () => {
  const owner = await newOrganizer(app(), 'organizer');
  const { id: tournamentId } = await app().announce();
  const { id } = await freeAgentOf(app(), tournamentId);
  await age(11, owner);
  const address = `/api/admin/players/${id}`;
  expect((await owner.device.put(address, { currentClub: 'Union City' })).status).toBe(200);
  expect((await owner.device.put(address, { email: 'typed@family.example' })).status).toBe(200);
  await app().database.query(`insert into mailboxes (address, confirmed_at) values ('typed@family.example', now())`);
  const email = 'thief-of-families@elsewhere.example';
  for (const change of [{ email }, { parentEmail: email, parentName: 'Sam Thief' }])
    expect(await owner.device.put(address, change)).toMatchObject(needsProof('password'));
  const taken = `select 1 from players where id = ${id} and (email = '${email}' or parent_email = '${email}')`;
  expect(await app().database.query(taken)).toEqual([]);
  await owner.device.post('/api/admin/account/proof', { currentPassword: organizersPassword });
  expect((await owner.device.put(address, { email })).status).toBe(200);
});

test('links to waivers are written to a list by who was recently proved', async () => {
  const organizer = await newOrganizer(app(), 'organizer');
  const { id } = await app().announce();
  await freeAgentOf(app(), id);
  await age(11, organizer);
  const mailing = { list: 'tournament-registrations', filter: JSON.stringify({ tournamentId: id }), subject: 'Waiver' };
  const send = (text: string) => organizer.device.post('/api/admin/mailings', { ...mailing, text });
  expect((await send('Hi {name}')).status).toBe(201);
  expect(await send('{waiver link}')).toMatchObject(needsProof('password'));
  await organizer.device.post('/api/admin/account/proof', { currentPassword: organizersPassword });
  expect((await send('{waiver link}')).status).toBe(201);
});

const accessLetters = (address: string) =>
  app().database.query<{ text: string }>(
    `select text_body as text from outgoing_mails where recipient = $1 and event like 'organizers-told:access-made:%' order by id desc`,
    [address],
  );

test('every owner is mailed of access that was made, and no other organizer', async () => {
  const [owner, organizer] = [await newOrganizer(app(), 'owner'), await newOrganizer(app())];
  const invited = { name: 'Robin', email: 'robin.told@club.example', role: 'owner' };
  expect((await owner.device.post('/api/admin/organizers', invited)).status).toBe(201);
  expect((await accessLetters(owner.username))[0]?.text).toContain(': organizer Robin, invited.');
  expect(await accessLetters(organizer.username)).toEqual([]);
});

test('an owner who is one no more is mailed too', async () => {
  const [owner, former] = [await newOrganizer(app(), 'owner'), await newOrganizer(app(), 'owner')];
  expect((await owner.device.put(`/api/admin/organizers/${former.id}`, { role: 'read-only' })).status).toBe(200);
  expect((await accessLetters(former.username))[0]?.text).toContain(`: organizer ${former.id}, role changed.`);
});
