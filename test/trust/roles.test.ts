import { type Role, roles } from '../../domain/rule/access/role.ts';
import { everyRoute } from '../harness/routes.ts';
import { openApp } from '../journey/app.ts';
import { newOrganizer } from '../journey/new-organizer.ts';
import { aTeam } from '../journey/samples.ts';
import type { Visitor } from '../journey/visitor.ts';
import { leastRoleOf } from './least-roles.ts';

const app = openApp();

interface Call {
  readonly call: string;
  readonly least: Role;
  /** Whether nobody but organizers may make it. */
  readonly isTheirs: boolean;
}

let calls: readonly Call[];
beforeAll(async () => {
  calls = (await everyRoute())
    .filter(({ callers }) => callers.includes('organizer'))
    .map(({ method, path, callers, least }) => ({ call: `${method} ${path}`, least, isTheirs: callers.length === 1 }));
});

test('every call of organizers stands here under the least role that may make it; a new one is put in on purpose', () => {
  const listed = Object.entries(leastRoleOf).flatMap(([path, roleOf]) =>
    Object.entries(roleOf).map(([method, role]) => `${method} ${path}: ${role}`),
  );
  expect(calls.map(({ call, least }) => `${call}: ${least}`).sort()).toEqual(listed.sort());
});

/** Another organizer of a role, at a device of their own. */
async function signedInAs(role: Role): Promise<Visitor> {
  const [password, email] = ['half-time-orange-slices', `${role}@club.example`];
  await app().organizer.post('/api/admin/organizers', { name: 'Kim', email, role });
  const [letter] = await app().database.query<{ text: string }>(
    `select text_body as text from outgoing_mails where recipient = '${email}'`,
  );
  const invitation = /invitation#(\w+)/.exec(letter?.text ?? '')?.[1];
  const device = app().visitor();
  await device.post('/api/admin/invitation/acceptance', { invitation, password });
  expect((await device.post('/api/admin/login', { username: email, password })).status).toBe(200);
  return device;
}

test.each(roles)('%s is refused every call that needs more, in words, and none that does not', async (role) => {
  const device = await signedInAs(role);
  const wrong: string[] = [];
  for (const { call, least, isTheirs } of calls) {
    const [method = '', path = ''] = call.split(' ');
    const mayCall = roles.indexOf(role) >= roles.indexOf(least);
    // What is allowed is tried without a body, at a record that is not there.
    if (mayCall && (method === 'DELETE' || path.endsWith('/drop'))) continue;
    const answer = await device.call(path.replace(/:\w+/g, '2000000000'), { method });
    if ((answer.status === 403) === mayCall || answer.status >= 500) wrong.push(`${call}: ${answer.status}`);
    if (!mayCall && !answer.body.message.startsWith('This needs the role'))
      wrong.push(`${call}: ${answer.body.message}`);
    expect([call, isTheirs || answer.status !== 401]).toEqual([call, true]);
  }
  expect(wrong).toEqual([]);
});

interface Created {
  readonly team: { readonly id: number; readonly invitationCode: string };
}

test('an invitation code is read by who may change its team, and nowhere by a lesser role; no search, filter, order or letter tells it', async () => {
  const { id: tournamentId } = await app().announce();
  const { body } = await app().visitor().post<Created>('/api/teams', aTeam(tournamentId));
  const { id, invitationCode: code } = body.team;
  const reads = calls.filter(({ call }) => call.startsWith('GET '));
  const told = async (device: Visitor, path: string) =>
    JSON.stringify((await device.call(path, {})).body).includes(code);
  const everywhere = async (device: Visitor) => {
    const paths = reads.map(({ call }) => call.slice(4).replace('tournaments/:id', `tournaments/${tournamentId}`));
    const found: string[] = [];
    for (const path of paths) if (await told(device, path.replace(/:\w+/g, String(id)))) found.push(path);
    return found;
  };
  const organizer = (await newOrganizer(app())).device;
  const open = ['/api/admin/teams', '/api/admin/teams/:id', '/api/teams/:id/captain'];
  expect((await everywhere(organizer)).toSorted()).toEqual(open);
  for (const role of ['read-only', 'check-in']) {
    const { device } = await newOrganizer(app(), role);
    expect([role, await everywhere(device)]).toEqual([role, []]);
    const asked = (query: object) => device.get<unknown>(`/api/admin/teams?${new URLSearchParams({ ...query })}`);
    expect((await asked({ filter: JSON.stringify({ q: code }) })).body).toEqual([]);
    expect((await asked({ filter: JSON.stringify({ invitationCode: code }) })).status).toBe(400);
    expect((await asked({ sort: '["invitationCode","ASC"]' })).status).toBe(400);
  }
  const letters = await app().database.query<{ id: number }>(
    'select id from outgoing_mails where position($1 in text_body) > 0',
    [code],
  );
  expect(letters.length).toBeGreaterThan(0);
  for (const { id } of letters) expect([id, await told(organizer, `/api/admin/messages/${id}`)]).toEqual([id, false]);
});
