import { openApp } from './app.ts';
import { aFreeAgent } from './samples.ts';

const app = openApp();

const signature = { signer: 'Robin Parent', relationship: 'parent', termsAccepted: true, likenessAllowed: true };

/** A player who came without a signature, and the sealed part of the link that was mailed to the parent. */
async function anUnsignedPlayer() {
  const { id } = await app().announce();
  const parentEmail = `parent${Date.now()}${Math.random().toString().slice(2, 8)}@family.example`;
  const player = aFreeAgent(id, { termsAccepted: undefined, parentEmail });
  const family = app().visitor();
  await family.post('/api/players', player);
  const [mail] = await app().mailbox.mailsTo(parentEmail);
  return { family, player, parentEmail, tournamentId: id, sealed: /\/waiver\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

async function record(name: string): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await app().database.query(
    `select registration.* from tournament_registrations registration
     join players player on player.id = registration.player_id where player.name = $1`,
    [name],
  );
  return { ...row };
}

test('a parent signs by the mailed link, and the record says who, what, when and from where', async () => {
  const { player, sealed, parentEmail } = await anUnsignedPlayer();
  const shown = await app().visitor().get<{ version: string }>(`/api/waivers/${sealed}`);
  expect(shown.body).toMatchObject({ playerName: player.name, signed: false, signer: null });
  expect(Object.keys(shown.body).sort()).toEqual([
    'birthYear',
    'likenessAllowed',
    'playerName',
    'signed',
    'signedAt',
    'signer',
    'state',
    'tournament',
    'version',
  ]);
  const { version } = shown.body;
  const signed = await app()
    .visitor('10.9.8.7')
    .post(`/api/waivers/${sealed}`, { ...signature, version });
  expect(signed).toMatchObject({ status: 200, body: { signed: true, signer: 'Robin Parent', likenessAllowed: true } });
  expect(await record(player.name)).toMatchObject({
    waiver_signer: 'Robin Parent',
    waiver_relationship: 'parent',
    waiver_version: version,
    waiver_text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    waiver_likeness: true,
    waiver_address: '10.9.8.7',
    waiver_signed_at: expect.any(Date),
  });
  const { name, phone } = player;
  const found = await app().visitor().post('/api/players/lookup', { name, phone });
  expect(found.body).toMatchObject({ waiverSigned: true });
  await app().mailbox.mailsTo(parentEmail, 2);
});

test('signing twice changes nothing, and neither does an edit of the contacts', async () => {
  const { family, player, sealed } = await anUnsignedPlayer();
  const { body } = await app().visitor().get<{ version: string }>(`/api/waivers/${sealed}`);
  const sign = (signer: string) =>
    app()
      .visitor()
      .post(`/api/waivers/${sealed}`, { ...signature, signer, version: body.version });
  await sign('Robin Parent');
  const before = await record(player.name);
  expect(await sign('Somebody Else')).toMatchObject({ status: 200, body: { signer: 'Robin Parent' } });
  const edit = { ...player, paymentMethod: 'creditCard', currentClub: 'Other SC' };
  const found = await app().database.query('select id from players where name = $1', [player.name]);
  expect((await family.put(`/api/players/${found[0]?.id}/update`, edit)).status).toBe(200);
  const { waiver_signer, waiver_signed_at, waiver_text_hash } = before;
  expect(await record(player.name)).toMatchObject({ waiver_signer, waiver_signed_at, waiver_text_hash });
});

test('fifty signatures at once make one record and one mail', async () => {
  const { player, sealed, parentEmail } = await anUnsignedPlayer();
  const { body } = await app().visitor().get<{ version: string }>(`/api/waivers/${sealed}`);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      app()
        .visitor()
        .post(`/api/waivers/${sealed}`, { ...signature, signer: `Parent ${number}`, version: body.version }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { waiver_signer } = await record(player.name);
  expect(new Set(answers.map(({ body: shown }) => Reflect.get(shown, 'signer')))).toEqual(new Set([waiver_signer]));
  const letters = await app().database.query(
    `select 1 from outgoing_mails where recipient = $1 and event like 'waiver-signed:%'`,
    [parentEmail],
  );
  expect(letters).toHaveLength(1);
});

test.each([
  [{ termsAccepted: false }, 'termsAccepted'],
  [{ signer: '\u200d\u200d' }, 'signer'],
  [{ relationship: 'self' }, 'relationship'],
  [{ relationship: undefined }, 'relationship'],
])('%j is no signature', async (wrong, field) => {
  const { player, sealed } = await anUnsignedPlayer();
  const { body } = await app().visitor().get<{ version: string }>(`/api/waivers/${sealed}`);
  const sent = { ...signature, version: body.version, ...wrong };
  const refused = await app().visitor().post(`/api/waivers/${sealed}`, sent);
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, [field]]);
  expect((await record(player.name)).waiver_signed_at).toBeNull();
});

test('a link that is not ours leads nowhere, and neither does one once the tournament is over', async () => {
  const { sealed, tournamentId } = await anUnsignedPlayer();
  expect((await app().visitor().get('/api/waivers/Zm9yZ2Vk.x.y')).status).toBe(404);
  expect((await app().visitor().get(`/api/waivers/${sealed}`)).status).toBe(200);
  await app().database.query(`update tournaments set status = 'completed' where id = $1`, [tournamentId]);
  expect((await app().visitor().get(`/api/waivers/${sealed}`)).status).toBe(404);
});

test('the family has the link mailed again from the Player ID page', async () => {
  const { family, player, parentEmail } = await anUnsignedPlayer();
  const found = await app().database.query('select id from players where name = $1', [player.name]);
  const path = `/api/players/${found[0]?.id}/waiver-link`;
  expect((await app().visitor().post(path, {})).status).toBe(404);
  expect((await family.post(path, {})).status).toBe(200);
  await app().mailbox.mailsTo(parentEmail, 2);
});
