import { type Role, roles } from '../../domain/session/role.ts';
import { everyRoute } from '../harness/routes.ts';
import { openApp } from '../journey/app.ts';
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
