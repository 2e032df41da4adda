import type { Request } from 'express';
import { grantKinds, grantLifetimes } from '../../domain/rule/access/grant.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { requestOf } from '../../test/harness/session-request.ts';
import { Database } from '../database/database.ts';
import { databaseAt } from '../schema/open-database.ts';
import { Grants } from './grants.ts';

let database: Database;
let grants: Grants;

beforeAll(async () => {
  database = new Database(await databaseAt((await freshDatabase()).url).initialize());
  grants = new Grants(database);
  await database.query(
    `insert into tournaments (id, name, date, age_group, location) values (1, 'Cup', 'TBA', 'Open', 'Turf')`,
  );
  await database.query(
    `insert into teams (id, tournament_id, name, name_key, captain_name, captain_email, captain_phone, skill_level, invitation_code)
     select id, 1, 'Team ' || id, 'team ' || id, 'Ana', '', '', 'Here to Play', 'TEAM-' || id from unnest(array[3, 7]) id`,
  );
});
const linkOf = (teamId: number, number: number) =>
  database.query('update teams set captain_link_number = $2 where id = $1', [teamId, number]);
beforeEach(() => Promise.all([linkOf(7, 0), linkOf(3, 0)]));
beforeEach(() => database.query('truncate grants, sessions'));
afterAll(() => database.source.destroy());

/** Returns a request that comes with a stored session. */
async function laterRequestOf(sessionID: string): Promise<Request> {
  const request = requestOf(sessionID);
  const row = `insert into sessions (sid, sess, expire) values ($1, '{}', now()) on conflict do nothing`;
  await database.query(row, [sessionID]);
  Object.assign(request.session, { since: 'before' });
  return request;
}

/** Lets minutes pass since a grant was given, and since it was used. */
async function pass(minutes: { readonly sinceGiven: number; readonly sinceUsed: number }): Promise<void> {
  await database.query(
    'update grants set granted_at = now() - make_interval(mins => $1), used_at = now() - make_interval(mins => $2)',
    [minutes.sinceGiven, minutes.sinceUsed],
  );
}

test('a session holds what it was given, and nobody else does', async () => {
  const ours = requestOf('ours');
  await grants.give(ours, 'player', 7);
  const theirs = requestOf('theirs');
  await grants.give(theirs, 'player', 8);
  expect(await grants.holds(ours, 'player', 7)).toBe(true);
  expect(await grants.holds(ours, 'player', 8)).toBe(false);
  expect(await grants.holds(ours, 'captain', 7)).toBe(false);
  expect(await grants.holds(theirs, 'player', 7)).toBe(false);
});

test('a session that was never kept holds nothing', async () => {
  await grants.give(requestOf('ours'), 'player', 7);
  expect(await grants.holds(requestOf('ours'), 'player', 7)).toBe(false);
});

describe.each(grantKinds.map((kind) => ({ kind, ...grantLifetimes[kind] })))('$kind', ({ kind, idle, most }) => {
  const ours = requestOf('ours');
  beforeEach(() => grants.give(ours, kind, 7));

  test(`ends after ${idle} minutes without use`, async () => {
    await pass({ sinceGiven: idle - 1, sinceUsed: idle - 1 });
    expect(await grants.holds(ours, kind, 7)).toBe(true);
    await pass({ sinceGiven: idle, sinceUsed: idle });
    expect(await grants.holds(ours, kind, 7)).toBe(false);
  });

  test(`ends ${most} minutes after it was given, however often it is used`, async () => {
    await pass({ sinceGiven: most - 1, sinceUsed: 0 });
    expect(await grants.holds(ours, kind, 7)).toBe(true);
    await pass({ sinceGiven: most, sinceUsed: 0 });
    expect(await grants.holds(ours, kind, 7)).toBe(false);
  });
});

test('using a grant keeps it from ending unused', async () => {
  const ours = requestOf('ours');
  await grants.give(ours, 'player', 7);
  await pass({ sinceGiven: 29, sinceUsed: 29 });
  await grants.holds(ours, 'player', 7);
  await database.query(`update grants set granted_at = granted_at - interval '29 minutes'`);
  await database.query(`update grants set used_at = used_at - interval '29 minutes'`);
  expect(await grants.holds(ours, 'player', 7)).toBe(true);
});

test('what is asked for after the end does not begin again by asking', async () => {
  const ours = requestOf('ours');
  await grants.give(ours, 'player', 7);
  await pass({ sinceGiven: 40, sinceUsed: 31 });
  expect(await grants.holds(ours, 'player', 7)).toBe(false);
  expect(await grants.holds(ours, 'player', 7)).toBe(false);
});

test('what is given again begins again', async () => {
  const ours = requestOf('ours');
  await grants.give(ours, 'player', 7);
  await pass({ sinceGiven: 119, sinceUsed: 0 });
  await grants.give(ours, 'player', 7);
  await pass({ sinceGiven: 29, sinceUsed: 29 });
  expect(await grants.holds(ours, 'player', 7)).toBe(true);
});

test('signing out ends everything a session was trusted with, and nothing of others', async () => {
  const [ours, theirs] = [requestOf('ours'), requestOf('theirs')];
  await grants.give(ours, 'player', 7);
  await grants.give(ours, 'captain', 3);
  await grants.give(theirs, 'player', 7);
  await grants.dropAll('ours');
  expect([await grants.holds(ours, 'player', 7), await grants.holds(ours, 'captain', 3)]).toEqual([false, false]);
  expect(await grants.holds(theirs, 'player', 7)).toBe(true);
});

test('a captain of an earlier link is one no more, and what else the session holds stays', async () => {
  const ours = requestOf('ours');
  await grants.give(ours, 'captain', 7, 0);
  await grants.give(ours, 'player', 7);
  await linkOf(7, 1);
  expect([await grants.holds(ours, 'captain', 7), await grants.holds(ours, 'player', 7)]).toEqual([false, true]);
  await grants.give(ours, 'captain', 7, 1);
  expect(await grants.holds(ours, 'captain', 7)).toBe(true);
});

test('of all sessions one keeps a thing, under its new number', async () => {
  const [ours, theirs] = [requestOf('ours'), requestOf('theirs')];
  for (const one of [ours, theirs]) await grants.give(one, 'captain', 7, 0);
  await linkOf(7, 1);
  await grants.revoke('captain', 7, 'ours', 1);
  expect([await grants.holds(ours, 'captain', 7), await grants.holds(theirs, 'captain', 7)]).toEqual([true, false]);
});

test('what was given once is given again as long as it lasts, and not for longer', async () => {
  const [first, again] = [requestOf('first'), requestOf('again')];
  await grants.give(first, 'player', 7);
  const [given] = grants.givenBy(first);
  if (given === undefined) throw new Error('Nothing was given');
  await pass({ sinceGiven: 100, sinceUsed: 0 });
  expect(await grants.giveAgain(again, given)).toBe(true);
  expect(await grants.holds(again, 'player', 7)).toBe(true);
  await pass({ sinceGiven: 120, sinceUsed: 0 });
  expect(await grants.giveAgain(requestOf('late'), given)).toBe(false);
  expect(await grants.holds(again, 'player', 7)).toBe(false);
});

test('what was taken back is not given again', async () => {
  const first = requestOf('first');
  await grants.give(first, 'player', 7);
  await grants.give(first, 'captain', 7, 0);
  const given = grants.givenBy(first);
  await linkOf(7, 1);
  await grants.revoke('player', 7, 'nobody');
  for (const one of given) expect(await grants.giveAgain(requestOf('late'), one)).toBe(false);
});

test('an organizer is one who has signed in and not been away for too long', async () => {
  await database.query(
    `insert into admin_users (id, username, email, role) values (1, 'organizer', 'pat@club.example', 'check-in')`,
  );
  const signedIn = requestOf('ours', { id: 1, username: 'organizer' });
  expect(await grants.isOrganizer(signedIn)).toBe(false);
  await grants.give(signedIn, 'organizer', 1);
  expect(await grants.isOrganizer(signedIn)).toBe(true);
  expect([await grants.mayDo(signedIn, 'enter a waiver'), await grants.mayDo(signedIn, 'change')]).toEqual([
    true,
    false,
  ]);
  await database.query(`update admin_users set state = 'ended'`);
  expect(await grants.isOrganizer(signedIn)).toBe(false);
  await database.query(`update admin_users set state = 'active'`);
  await pass({ sinceGiven: 31, sinceUsed: 31 });
  expect(await grants.isOrganizer(signedIn)).toBe(false);
});

test('grants that nobody can use any more are forgotten, the others are not', async () => {
  await grants.give(requestOf('old'), 'captain', 1);
  await pass({ sinceGiven: 24 * 60 + 1, sinceUsed: 0 });
  await grants.give(requestOf('new'), 'captain', 2);
  await grants.dropOld();
  expect(await database.query('select session_id as session from grants')).toEqual([{ session: 'new' }]);
});

test('what belongs to a session moves along when a right is gained, and nothing of it is left', async () => {
  const keyed = await database.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('sid', 'session_id', 'written_by') order by 1`,
  );
  expect(keyed.map(({ column }) => column)).toEqual([
    ...['contact_codes.session_id', 'grants.session_id', 'mailboxes.written_by', 'sessions.sid'],
  ]);
  await database.query(`insert into mailboxes (address, written_by) values ('ours@family.example', 'ours')`);
  await grants.give(requestOf('ours'), 'player', 7);
  const later = await laterRequestOf('ours');
  await grants.give(later, 'captain', 7);
  expect(later.sessionID).toBe('ours, renewed');
  expect([await grants.holds(later, 'player', 7), await grants.holds(later, 'captain', 7)]).toEqual([true, true]);
  expect(await database.query(`select written_by from mailboxes`)).toEqual([{ written_by: 'ours, renewed' }]);
  // The earlier id opens nothing, and says for a minute as what the session goes on, so that it can be ended.
  const left = await database.query('select sid, sess from sessions');
  expect(left).toEqual([{ sid: 'ours', sess: { cookie: null, renewedAs: 'ours, renewed' } }]);
});

test('a right that is given again keeps the id; in the second half of its life it is a gain', async () => {
  await grants.give(requestOf('ours'), 'captain', 7);
  const again = await laterRequestOf('ours');
  await grants.give(again, 'captain', 7);
  await pass({ sinceGiven: grantLifetimes.captain.most / 2 + 1, sinceUsed: 0 });
  const late = await laterRequestOf('ours');
  await grants.give(late, 'captain', 7);
  expect([again.sessionID, late.sessionID]).toEqual(['ours', 'ours, renewed']);
});

test('a transaction that fails leaves the request its session with its rights', async () => {
  await grants.give(requestOf('ours'), 'player', 7);
  const failing = await laterRequestOf('ours');
  const work = database.inTransaction(async () => {
    await grants.give(failing, 'captain', 7);
    throw new Error('Full');
  });
  await expect(work).rejects.toThrow('Full');
  expect(failing.sessionID).toBe('ours');
  expect([await grants.holds(failing, 'player', 7), grants.givenBy(failing)]).toEqual([true, []]);
});

test('a right by name and phone keeps the id, and a session that was ended meanwhile gains nothing', async () => {
  const ours = await laterRequestOf('ours');
  await grants.give(ours, 'player', 7);
  await grants.give(ours, 'captain', 3, 0, 'creation');
  expect(ours.sessionID).toBe('ours');
  await database.query('truncate sessions');
  await expect(grants.give(ours, 'contact', 7)).rejects.toThrow('This device was signed out meanwhile');
  expect(ours.sessionID).toBe('ours');
});

test('who comes with the id of before begins a session under a new one, with what this call has put into it', async () => {
  const late = requestOf('ours');
  Object.assign(late.session, { renewedAs: 'another', scoreKeeper: { id: 7, name: 'Pat' } });
  await grants.give(late, 'score-keeper', 7);
  expect([late.sessionID, late.session.scoreKeeper?.name]).toEqual(['ours, renewed', 'Pat']);
});
