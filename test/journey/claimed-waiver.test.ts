import { openApp } from './app.ts';
import { listed } from './records.ts';
import { aFreeAgent, bornYearsAgo } from './samples.ts';

const app = openApp();

let families = 0;

/** A child of 9 with an address for whoever registers it and one for the parent. */
function aChild(tournamentId: number, different: object = {}) {
  families += 1;
  return aFreeAgent(tournamentId, {
    birthYear: bornYearsAgo(9),
    email: `child${families}@waiver.example`,
    parentName: 'Robin Parent',
    parentEmail: `parent${families}@waiver.example`,
    ...different,
  });
}

type Child = ReturnType<typeof aChild> & { readonly email: string; readonly parentEmail: string };

async function registered(different: object = {}) {
  const { id } = await app().announce();
  const child = aChild(id, different) as Child;
  const visitor = app().visitor();
  const answer = await visitor.post<{ player: { id: number } }>('/api/players', child);
  expect(answer.status).toBe(201);
  return { child, visitor, playerId: answer.body.player.id, tournamentId: id };
}

/** The mails to an address that hold a link to a waiver, and the sealed parts of these links. */
async function linksTo(address: string, mails = 1): Promise<readonly string[]> {
  const texts = (await app().mailbox.mailsTo(address, mails)).map(({ text }) => text);
  return texts.flatMap((text) => /\/waiver\/(\S+)/.exec(text)?.[1] ?? []);
}

async function linkTo(address: string): Promise<string> {
  const [link = ''] = await linksTo(address);
  expect(link).not.toBe('');
  return link;
}

async function asListed(playerId: number) {
  const [registration] = await listed(app(), 'tournament-registrations', { playerId });
  return registration;
}

const confirmed = (address: string) =>
  app().database.query('select 1 from mailboxes where address = $1 and confirmed_at is not null', [
    address.toLowerCase(),
  ]);

test('a stranger who signs for a child has claimed a signature, and the parent gets a letter', async () => {
  const { child, playerId } = await registered();
  expect(await asListed(playerId)).toMatchObject({ waiverState: 'claimed', flags: ['claimed-waiver'] });
  const [letter] = await app().mailbox.mailsTo(child.parentEmail);
  expect(letter?.subject).toContain('confirm the waiver');
  for (const word of ['What we keep', 'Why', 'How long', 'See and correct', 'Withdraw', 'Erase']) {
    expect(letter?.text).toContain(word);
  }
  expect(letter?.text).toContain('A signed waiver is kept for seven years');
  expect(await linksTo(child.email)).toEqual([]);
});

test('the link confirms the waiver and the mailbox, on a press alone', async () => {
  const { child, playerId } = await registered();
  const link = await linkTo(child.parentEmail);
  const parent = app().visitor('10.1.2.3');
  const shown = await parent.get(`/api/waivers/${link}`);
  expect(shown.body).toMatchObject({ state: 'claimed', signer: 'Robin Parent', likenessAllowed: false });
  expect(await asListed(playerId)).toMatchObject({ waiverState: 'claimed' });
  expect(await confirmed(child.parentEmail)).toHaveLength(0);
  const answer = await parent.post(`/api/waivers/${link}/confirm`, { likenessAllowed: true });
  expect(answer).toMatchObject({ status: 200, body: { state: 'confirmed', likenessAllowed: true } });
  expect(await asListed(playerId)).toMatchObject({ waiverState: 'confirmed', flags: [] });
  expect(await confirmed(child.parentEmail)).toHaveLength(1);
  expect(await confirmed(child.email)).toHaveLength(0);
});

test('a parent whose own address the registration has gets one letter for both', async () => {
  const { child, playerId } = await registered({ email: 'both@waiver.example', parentEmail: 'Both@Waiver.example' });
  const letters = await app().database.query(
    `select subject, text_body from outgoing_mails where lower(recipient) = 'both@waiver.example'`,
  );
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({
    text_body: expect.stringContaining(`Confirm the waiver for ${child.name.split(' ')[0]}`),
  });
  const link = await linkTo('both@waiver.example');
  await app().visitor().post(`/api/waivers/${link}/confirm`, { likenessAllowed: false });
  expect(await asListed(playerId)).toMatchObject({ waiverState: 'confirmed' });
});

test('a parent on file is asked, and not the address that a stranger types for a child we know', async () => {
  const { child } = await registered();
  const next = await app().announce();
  const stranger = {
    ...child,
    tournamentId: next.id,
    email: 'stranger@evil.example',
    parentEmail: 'guardian@evil.example',
  };
  const answer = await app().visitor().post<{ player: { id: number } }>('/api/players', stranger);
  expect(answer.status).toBe(201);
  await app().mailbox.mailsTo(child.parentEmail, 2);
  const letters = await app().database.query(`select 1 from outgoing_mails where recipient like '%@evil.example'`);
  expect(letters).toHaveLength(0);
  const [registration] = await listed(app(), 'tournament-registrations', {
    playerId: answer.body.player.id,
    tournamentId: next.id,
  });
  expect(registration).toMatchObject({ waiverState: 'claimed' });
});

test('nobody makes a child we know an adult who signs alone', async () => {
  const { child, playerId } = await registered();
  await app().database.query('update players set birth_year = null where id = $1', [playerId]);
  const next = await app().announce();
  await app()
    .visitor()
    .post('/api/players', { ...child, tournamentId: next.id, birthYear: bornYearsAgo(30) });
  const [registration] = await listed(app(), 'tournament-registrations', { playerId, tournamentId: next.id });
  expect(registration).toMatchObject({ waiverState: 'claimed' });
});

test('a link that was sealed for an address is dead once another is on file', async () => {
  const { child, playerId } = await registered();
  const link = await linkTo(child.parentEmail);
  await app().database.query(`update players set parent_email = 'other@waiver.example' where id = $1`, [playerId]);
  expect((await app().visitor().get(`/api/waivers/${link}`)).status).toBe(404);
  expect((await app().visitor().post(`/api/waivers/${link}/confirm`, { likenessAllowed: true })).status).toBe(404);
  expect((await app().visitor().post(`/api/waivers/${link}/withdraw`, {})).status).toBe(404);
  expect(await confirmed('other@waiver.example')).toHaveLength(0);
  expect(await asListed(playerId)).toMatchObject({ waiverState: 'claimed' });
});

test('a link names no address', async () => {
  const { child } = await registered();
  const [text = ''] = (await linkTo(child.parentEmail)).split('.');
  expect(Buffer.from(text, 'base64url').toString()).not.toContain('waiver.example');
});

test('who did not agree withdraws it: the waiver is unsigned, and organizers are told and see it', async () => {
  const { child, playerId } = await registered();
  const link = await linkTo(child.parentEmail);
  const answer = await app().visitor().post(`/api/waivers/${link}/withdraw`, {});
  expect(answer).toMatchObject({ status: 200, body: { state: 'unsigned', signed: false } });
  expect(await asListed(playerId)).toMatchObject({
    waiverState: 'unsigned',
    waiverSigner: null,
    flags: ['refused-waiver', 'unsigned-waiver'],
  });
  const told = await app().database.query(
    `select subject from outgoing_mails where event like 'organizers-told:waiver-withdrawn:%'`,
  );
  expect(told).toEqual([{ subject: expect.stringContaining(child.name) }]);
  expect((await app().visitor().post(`/api/waivers/${link}/withdraw`, {})).status).toBe(200);
  const audit = await app().organizer.get<readonly object[]>('/api/admin/audit');
  expect(audit.body).toContainEqual(expect.objectContaining({ thing: 'registration', what: 'waiver withdrawn' }));
});

test('after a withdrawal the same link signs', async () => {
  const { child, playerId } = await registered();
  const link = await linkTo(child.parentEmail);
  await app().visitor().post(`/api/waivers/${link}/withdraw`, {});
  const { body } = await app().visitor().get<{ version: string }>(`/api/waivers/${link}`);
  const signature = { signer: 'Robin Parent', relationship: 'parent', termsAccepted: true, version: body.version };
  const signed = await app().visitor().post(`/api/waivers/${link}`, signature);
  expect(signed).toMatchObject({ status: 200, body: { state: 'confirmed' } });
  expect(await asListed(playerId)).toMatchObject({ waiverState: 'confirmed', flags: [] });
});

test('a player who turns 18 this year signs nothing alone in the form, and by the mailed link says to be 18', async () => {
  const alone = { birthYear: bornYearsAgo(18), parentName: null, parentEmail: null };
  const { child, playerId } = await registered(alone);
  expect(await asListed(playerId)).toMatchObject({ waiverState: 'unsigned', flags: ['unsigned-waiver'] });
  const [link = ''] = await linksTo(child.email, 2);
  const { body } = await app().visitor().get<{ version: string }>(`/api/waivers/${link}`);
  const signature = { signer: 'Kim Park', termsAccepted: true, version: body.version };
  const silent = await app().visitor().post(`/api/waivers/${link}`, signature);
  expect(silent).toMatchObject({ status: 400, body: { errors: { relationship: expect.anything() } } });
  const signed = await app()
    .visitor()
    .post(`/api/waivers/${link}`, { ...signature, relationship: 'self' });
  expect(signed).toMatchObject({ status: 200, body: { state: 'confirmed' } });
  expect(await asListed(playerId)).toMatchObject({ waiverState: 'confirmed', flags: [] });
});

test('an adult signs alone as before, in the form', async () => {
  const { playerId } = await registered({ birthYear: bornYearsAgo(30), parentName: null, parentEmail: null });
  expect(await asListed(playerId)).toMatchObject({ waiverState: 'confirmed', flags: ['too-old'] });
});

test('twenty who press at once make one confirmation', async () => {
  const { child, playerId } = await registered();
  const link = await linkTo(child.parentEmail);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app().visitor().post(`/api/waivers/${link}/confirm`, { likenessAllowed: false })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const notes = await app().database.query(
    `select 1 from audit a join tournament_registrations r on r.id = a.record_id
     where a.thing = 'registration' and a.what = 'waiver confirmed' and r.player_id = $1`,
    [playerId],
  );
  expect(notes).toHaveLength(1);
});

test('the link shows everything kept about the child, and that it was shown is kept', async () => {
  const { child, playerId } = await registered();
  const link = await linkTo(child.parentEmail);
  const parent = app().visitor();
  await parent.post(`/api/waivers/${link}/confirm`, { likenessAllowed: true });
  await parent.post(`/api/waivers/${link}/record`, {});
  const { status, headers, body } = await parent.post<Readonly<Record<string, unknown>>>(
    `/api/waivers/${link}/record`,
    {},
  );
  expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
  expect(Object.keys(body).sort()).toEqual([
    ...['captainOf', 'goals', 'history', 'id', 'interests', 'invitations', 'joinRequests'],
    ...['letters', 'notice', 'player', 'registrations'],
  ]);
  expect(body).toMatchObject({
    player: { name: child.name, email: child.email, parentEmail: child.parentEmail },
    registrations: [{ waiver: 'confirmed', waiverSigner: 'Robin Parent', likenessAllowed: true }],
    goals: 0,
    letters: [
      { subject: expect.stringContaining('The waiver is signed') },
      { subject: expect.stringContaining('confirm the waiver') },
    ],
  });
  expect(body.history).toEqual([
    expect.objectContaining({ what: 'record shown to the family' }),
    expect.objectContaining({ what: 'record shown to the family' }),
    expect.objectContaining({ what: 'waiver confirmed' }),
    expect.objectContaining({ what: 'registered' }),
  ]);
  await app().database.query(`update players set parent_email = 'new@waiver.example' where id = $1`, [playerId]);
  expect((await parent.post(`/api/waivers/${link}/record`, {})).status).toBe(404);
  expect((await parent.post('/api/waivers/Zm9yZ2Vk.x.y/record', {})).status).toBe(404);
});
