import { openApp } from '../journey/app.ts';
import { familiesOf } from '../journey/families.ts';
import type { Visitor } from '../journey/visitor.ts';

const app = openApp();
const { registered, ask, linkTo, open, signerAt, seen, onFile } = familiesOf(app);

/** Every call of a signer about a player; the last one erases. */
async function statusesOf(device: Visitor, { id, tournamentId }: { id: number; tournamentId: number }) {
  const at = `/api/players/${id}`;
  const calls = [
    () => device.get(`${at}/record`),
    () => device.put(`${at}/language`, { language: 'es' }),
    () => device.put(`${at}/registrations/${tournamentId}/contact`, { contactShared: true }),
    () => device.post(`${at}/registrations/${tournamentId}/likeness/withdraw`, {}),
    () => device.post(`${at}/registrations/${tournamentId}/waiver/withdraw`, {}),
    () => device.post(`${at}/erase`, {}),
  ];
  const statuses: number[] = [];
  for (const call of calls) statuses.push((await call()).status);
  return statuses;
}

const everywhere = (status: number) => Array(6).fill(status);

describe('a stranger', () => {
  test('who asks is answered alike for every address, and a letter goes to one on file alone', async () => {
    const { child, mailbox } = await registered();
    const answers = [await ask(mailbox), await ask('nobody@record.example'), await ask(String(child.email))];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([200, { message: expect.stringContaining('If we keep anything') }]),
    );
    expect(await linkTo(mailbox)).not.toBe('');
    const letters = await app().database.query<{ recipient: string }>(
      `select recipient from outgoing_mails where event like 'record-link:%' and recipient in ($1, $2, $3)`,
      [mailbox, 'nobody@record.example', child.email],
    );
    expect(letters).toEqual([{ recipient: mailbox }]);
  });

  test('who asks again and again fills no mailbox: one letter an hour', async () => {
    const { mailbox } = await registered();
    for (let times = 0; times < 6; times += 1) await ask(mailbox.toUpperCase());
    await linkTo(mailbox);
    const letters = await app().database.query(
      `select from outgoing_mails where event like 'record-link:%' and recipient = $1`,
      [mailbox],
    );
    expect(letters).toHaveLength(1);
  });

  test('with name and phone sees, withdraws and erases nothing', async () => {
    const one = await registered();
    const { child, id, tournamentId } = one;
    const stranger = app().visitor();
    const looked = await stranger.post('/api/players/lookup', { name: child.name, phone: child.phone });
    expect(looked.status).toBe(200);
    await stranger.put(`/api/players/${id}/update`, { ...looked.body, parentEmail: 'stranger@evil.example' });
    await stranger.post('/api/players', { ...child, tournamentId, parentEmail: 'stranger@evil.example' });
    await ask('stranger@evil.example', stranger);
    expect(await statusesOf(stranger, one)).toEqual(everywhere(404));
    expect(await onFile(id)).toBe(1);
    const letters = await app().database.query(`select from outgoing_mails where recipient like '%@evil.example'`);
    expect(letters).toEqual([]);
  });

  test('who guesses links is refused before anything is looked up', async () => {
    const guesser = app().visitor();
    const statuses: number[] = [];
    for (let times = 0; times < 52; times += 1) statuses.push((await open(`guess${times}.x.y`, guesser)).status);
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(404));
    expect(statuses.slice(-1)).toEqual([429]);
  });
});

describe('the right of a signer', () => {
  test('is over the own players alone', async () => {
    const [one, other] = [await registered(), await registered()];
    const device = await signerAt(one.mailbox);
    expect(await statusesOf(device, other)).toEqual(everywhere(404));
    const registrationOfOther = { id: one.id, tournamentId: other.tournamentId };
    expect(await statusesOf(device, registrationOfOther)).toEqual([200, 200, 404, 404, 404, 200]);
    expect([await onFile(one.id), await onFile(other.id)]).toEqual([0, 1]);
  });

  test('lets everything, in the session that opened the link alone', async () => {
    const one = await registered();
    const device = await signerAt(one.mailbox);
    expect(await statusesOf(app().visitor(), one)).toEqual(everywhere(404));
    expect(await statusesOf(device, one)).toEqual(everywhere(200));
  });

  test('ends with the address of the signer, in the session and in the link', async () => {
    const one = await registered();
    const link = await linkTo(one.mailbox);
    const device = app().visitor();
    await open(link, device);
    await seen(device, one.id);
    await app().database.query(`update players set parent_email = 'new@record.example' where id = $1`, [one.id]);
    expect(await statusesOf(device, one)).toEqual(everywhere(404));
    expect((await open(link)).status).toBe(404);
    expect(await onFile(one.id)).toBe(1);
  });

  test.each([
    ['half an hour without use', `used_at = used_at - interval '31 minutes'`],
    ['two hours', `granted_at = granted_at - interval '121 minutes'`],
  ])('ends after %s', async (_, ended) => {
    const one = await registered();
    const device = await signerAt(one.mailbox);
    await app().database.query(`update grants set ${ended} where subject_id = $1`, [one.id]);
    expect(await statusesOf(device, one)).toEqual(everywhere(404));
  });

  test('ends with the device: who signs out leaves nothing open', async () => {
    const one = await registered();
    const device = await signerAt(one.mailbox);
    await device.post('/api/admin/logout', {});
    expect(await statusesOf(device, one)).toEqual(everywhere(404));
  });
});

describe('a link', () => {
  test('of a waiver is none of a record, and the other way round', async () => {
    const { mailbox } = await registered();
    const [letter] = await app().mailbox.mailsTo(mailbox);
    const waiver = /\/waiver\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    expect(waiver).not.toBe('');
    const link = await linkTo(mailbox);
    expect((await open(waiver)).status).toBe(404);
    expect((await app().visitor().post(`/api/waivers/${link}/record`, {})).status).toBe(404);
  });

  test('names no address', async () => {
    const { mailbox } = await registered();
    const [text = ''] = (await linkTo(mailbox)).split('.');
    expect(Buffer.from(text, 'base64url').toString()).not.toContain('record.example');
  });
});
