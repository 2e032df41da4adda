import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { pino } from 'pino';
import { Database } from '../../api/database/database.ts';
import { AllowedTo } from '../../api/http/allowed-to.ts';
import { actOf } from '../../api/http/counts-as.ts';
import { readSettings } from '../../api/process/settings.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { leastRoles, type Role, roles } from '../../domain/session/role.ts';
import { testApi } from '../harness/api.ts';
import { freshDatabase } from '../harness/database.ts';
import { testCredentials } from '../harness/product.ts';
import { openHouse } from '../journey/house.ts';
import type { Visitor } from '../journey/visitor.ts';

const house = openHouse();

/** Every call that an organizer may make, under the least role that may. */
const leastRoleOf: Readonly<Record<Role, readonly string[]>> = {
  'read-only': [
    'GET /api/admin/held-invitations',
    'GET /api/admin/keeper-links',
    'GET /api/admin/keeper-links/:id',
    'GET /api/admin/tournaments/:id/keeper-places',
    'GET /api/admin/unconfirmed-places',
    'GET /api/admin/all-games',
    'GET /api/admin/all-games/:id',
    'GET /api/admin/all-games/export',
    'GET /api/admin/check-auth',
    'GET /api/admin/guessing',
    'GET /api/admin/mail-server',
    'GET /api/admin/players',
    'GET /api/admin/players/:id',
    'GET /api/admin/pre-registrations',
    'GET /api/admin/pre-registrations/:id',
    'GET /api/admin/score-keepers',
    'GET /api/admin/score-keepers/:id',
    'GET /api/admin/site-settings',
    'GET /api/admin/site-settings/1',
    'GET /api/admin/stats',
    'GET /api/admin/teams',
    'GET /api/admin/teams/:id',
    'GET /api/admin/teams/:id/deletion',
    'GET /api/admin/tournament-registrations',
    'GET /api/admin/tournament-registrations/:id',
    'GET /api/admin/tournaments',
    'GET /api/admin/tournaments/:id',
    'GET /api/admin/tournaments/:id/placement',
    'GET /api/admin/tournaments/export',
    'GET /api/admin/waiver-reminders',
    'GET /api/games/:id/goals',
    'GET /api/games/:id/history',
    'GET /api/games/:id/players',
    'GET /api/games/:id/slots',
    'GET /api/players',
    'GET /api/teams/:id/captain',
    'GET /api/tournaments/:id/standings-settings',
    'GET /api/tournaments/:id/timetable-news',
    'GET /api/tournaments/:id/withdrawn',
    'PUT /api/admin/password',
    'GET /api/admin/account',
    'GET /api/admin/account/sessions',
    'POST /api/admin/account/second-factor',
    'POST /api/admin/account/second-factor/confirmation',
    'POST /api/admin/account/second-factor/removal',
    'DELETE /api/admin/account/sessions',
    'DELETE /api/admin/account/sessions/:session',
  ],
  'check-in': [
    'POST /api/admin/players/:id/emergency-contact',
    'POST /api/games/:id/players/:playerId/emergency-contact',
    'POST /api/admin/tournament-registrations/:id/waiver',
    'POST /api/players/:id/waiver-link',
    'PUT /api/admin/players/:id/payment',
    'PUT /api/admin/tournament-registrations/:id/payment',
  ],
  organizer: [
    'DELETE /api/admin/held-invitations/:teamId',
    'DELETE /api/admin/keeper-links/:id',
    'POST /api/admin/held-invitations/:teamId',
    'POST /api/admin/keeper-links',
    'POST /api/admin/unconfirmed-places/:teamId/keep',
    'DELETE /api/admin/delete-test-data',
    'DELETE /api/admin/players/:id',
    'DELETE /api/admin/score-keepers/:id',
    'DELETE /api/admin/teams/:id',
    'DELETE /api/admin/teams/:id/players/:playerId',
    'DELETE /api/admin/tournament-registrations/:id',
    'DELETE /api/admin/tournaments/:id',
    'DELETE /api/games/:id',
    'DELETE /api/goals/:id',
    'DELETE /api/teams/:id/invitations/:invitationId',
    'GET /api/admin/audit',
    'GET /api/admin/audit/:id',
    'GET /api/admin/audit/export',
    'GET /api/admin/messages',
    'GET /api/admin/messages/:id',
    'GET /api/admin/messages/export',
    'GET /api/admin/players/export',
    'GET /api/admin/pre-registrations/export',
    'GET /api/admin/teams/export',
    'GET /api/admin/tournament-registrations/export',
    'GET /api/score-keeper/check-auth',
    'POST /api/admin/messages/:id/retry',
    'POST /api/admin/players',
    'POST /api/admin/players/:id/changes/:changeId',
    'POST /api/admin/players/:id/mailbox',
    'POST /api/admin/teams',
    'POST /api/admin/teams/:id/invitation-code',
    'POST /api/admin/teams/:id/mail',
    'POST /api/admin/teams/:id/players',
    'POST /api/admin/teams/drop',
    'POST /api/admin/tournament-registrations',
    'POST /api/admin/tournaments/:id/placement',
    'POST /api/admin/tournaments/:id/placement/undo',
    'POST /api/admin/waiver-reminders',
    'POST /api/games/:id/complete',
    'POST /api/games/:id/forfeit',
    'POST /api/games/:id/goals',
    'POST /api/games/:id/move',
    'POST /api/games/:id/reopen',
    'POST /api/games/:id/start',
    'POST /api/invitations/send',
    'POST /api/player-goals',
    'POST /api/players/:id/captain-link',
    'POST /api/players/re-register',
    'POST /api/teams/:id/captain-link',
    'POST /api/teams/:id/invitation-code',
    'POST /api/teams/:id/invitations',
    'POST /api/teams/:id/join-requests/:requestId',
    'POST /api/teams/:id/withdraw',
    'POST /api/tournaments',
    'POST /api/tournaments/:id/advance',
    'POST /api/tournaments/:id/bring-back',
    'POST /api/tournaments/:id/generate-brackets',
    'POST /api/tournaments/:id/generate-brackets/preview',
    'POST /api/tournaments/:id/shift',
    'POST /api/tournaments/:id/ties',
    'POST /api/tournaments/:id/withdraw',
    'PUT /api/admin/games/:id/lock',
    'PUT /api/admin/players/:id',
    'PUT /api/admin/site-settings',
    'PUT /api/admin/site-settings/1',
    'PUT /api/admin/teams/:id',
    'PUT /api/admin/teams/:id/captain',
    'PUT /api/admin/tournaments/:id',
    'PUT /api/games/:id/score',
    'PUT /api/goals/:id',
    'PUT /api/players/:id/update',
    'PUT /api/teams/:id/free-agents',
    'PUT /api/tournaments/:id/registration',
    'PUT /api/tournaments/:id/standings-settings',
    'PUT /api/tournaments/:id/visibility',
  ],
  owner: [
    'DELETE /api/admin/organizers/:id',
    'GET /api/admin/organizers',
    'GET /api/admin/organizers/:id',
    'POST /api/admin/organizers',
    'POST /api/admin/organizers/:id/invitation',
    'PUT /api/admin/organizers/:id',
    'DELETE /api/admin/organizers/:id/second-factor',
    'DELETE /api/admin/organizers/:id/sessions',
    'GET /api/admin/second-factor-rule',
    'PUT /api/admin/second-factor-rule',
  ],
};

interface Call {
  readonly call: string;
  readonly least: Role;
  /** Whether nobody but organizers may make it. */
  readonly isTheirs: boolean;
}

/** The calls that organizers may make, as the framework knows them. */
async function organizersCalls(): Promise<readonly Call[]> {
  const { url } = await freshDatabase();
  const database = new Database(await databaseAt(url).initialize());
  const settings = readSettings({ ...testCredentials, DATABASE_URL: url });
  const log = pino({ level: 'silent' });
  const app = await testApi({ settings, database, log, sessionSecret: testCredentials.SESSION_SECRET });
  const reflector = app.get(Reflector);
  const calls = app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ metatype }) => {
      const prefix: string = Reflect.getMetadata('path', metatype ?? Object) ?? '';
      const prototype: object = metatype?.prototype ?? {};
      return Object.getOwnPropertyNames(prototype).flatMap((name) => {
        const handler = Reflect.get(prototype, name);
        if (typeof handler !== 'function' || !Reflect.hasMetadata('method', handler)) return [];
        const callers = reflector.get(AllowedTo, handler) ?? [];
        if (!callers.includes('organizer')) return [];
        const method = RequestMethod[Reflect.getMetadata('method', handler)] ?? '';
        const least = leastRoles[actOf(reflector, handler, method)];
        const places: readonly string[] = [Reflect.getMetadata('path', handler)].flat();
        const paths = places.map((place) => `/${prefix}/${place}`.replace(/\/+/g, '/').replace(/\/$/, ''));
        return paths.map((path) => ({ call: `${method} ${path}`, least, isTheirs: callers.length === 1 }));
      });
    });
  await app.close();
  await database.source.destroy();
  return calls;
}

let calls: readonly Call[];
beforeAll(async () => {
  calls = await organizersCalls();
});

test('every call of organizers stands here under the least role that may make it; a new one is put in on purpose', () => {
  const found = roles.map((role) => [
    role,
    calls
      .filter(({ least }) => least === role)
      .map(({ call }) => call)
      .sort(),
  ]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(leastRoleOf).map(([role, named]) => [role, [...named].sort()])),
  );
});

/** Another organizer of a role, at a device of their own. */
async function signedInAs(role: Role): Promise<Visitor> {
  const [password, email] = ['half-time-orange-slices', `${role}@club.example`];
  await house().organizer.post('/api/admin/organizers', { name: 'Kim', email, role });
  const [letter] = await house().database.query<{ text: string }>(
    `select text_body as text from outgoing_mails where recipient = '${email}'`,
  );
  const invitation = /invitation#(\w+)/.exec(letter?.text ?? '')?.[1];
  const device = house().visitor();
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
    if (mayCall && (method === 'DELETE' || /\/(drop|waiver-reminders)$/.test(path))) continue;
    const body = method === 'GET' ? {} : { body: '{}', headers: { 'Content-Type': 'application/json' } };
    const answer = await device.call(path.replace(/:\w+/g, '2000000000'), { method, ...body });
    if ((answer.status === 403) === mayCall) wrong.push(`${call}: ${answer.status}`);
    if (!mayCall && !answer.body.message.startsWith('This needs the role'))
      wrong.push(`${call}: ${answer.body.message}`);
    expect([call, isTheirs || answer.status !== 401]).toEqual([call, true]);
  }
  expect(wrong).toEqual([]);
});
