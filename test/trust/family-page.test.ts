import { openApp } from '../journey/app.ts';
import { familiesOf, type Kept } from '../journey/families.ts';

const app = openApp();
const { registered, ask, linkTo, seen, onFile } = familiesOf(app);

const calls = ({ id, registrations }: Kept) => [
  '',
  `/registrations/${registrations[0]?.id}/waiver/withdraw`,
  `/registrations/${registrations[0]?.id}/likeness/withdraw`,
  `/players/${id}/erase`,
];

describe('a stranger', () => {
  test('who asks is answered alike for every address, and a letter goes to one on file alone', async () => {
    const { child, mailbox } = await registered();
    const answers = [await ask(mailbox), await ask('nobody@family-page.example'), await ask(String(child.email))];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([200, { message: expect.stringContaining('If we keep anything') }]),
    );
    expect(await linkTo(mailbox)).not.toBe('');
    const letters = await app().database.query<{ recipient: string }>(
      `select recipient from outgoing_mails where event like 'family-page:%' and recipient in ($1, $2, $3)`,
      [mailbox, 'nobody@family-page.example', child.email],
    );
    expect(letters).toEqual([{ recipient: mailbox }]);
  });

  test('who asks again and again fills no mailbox: one letter an hour', async () => {
    const { mailbox } = await registered();
    for (let times = 0; times < 6; times += 1) await ask(mailbox.toUpperCase());
    await linkTo(mailbox);
    const letters = await app().database.query(
      `select from outgoing_mails where event like 'family-page:%' and recipient = $1`,
      [mailbox],
    );
    expect(letters).toHaveLength(1);
  });

  test('with name and phone sees, withdraws and erases nothing', async () => {
    const { child, mailbox, id, tournamentId } = await registered();
    const stranger = app().visitor();
    const looked = await stranger.post('/api/players/lookup', { name: child.name, phone: child.phone });
    expect(looked.status).toBe(200);
    await stranger.put(`/api/players/${id}/update`, { ...looked.body, parentEmail: 'stranger@evil.example' });
    await stranger.post('/api/players', { ...child, tournamentId, parentEmail: 'stranger@evil.example' });
    await ask('stranger@evil.example', stranger);
    const [kept] = await seen(await linkTo(mailbox));
    if (kept === undefined) throw new Error('Nothing is kept');
    for (const call of calls(kept))
      expect((await stranger.post(`/api/families/Zm9yZ2Vk.x.y${call}`, {})).status).toBe(404);
    expect(await onFile(id)).toBe(1);
    const letters = await app().database.query(`select from outgoing_mails where recipient like '%@evil.example'`);
    expect(letters).toEqual([]);
  });

  test('who guesses links is refused before anything is looked up', async () => {
    const guesser = app().visitor();
    const statuses: number[] = [];
    for (let times = 0; times < 52; times += 1)
      statuses.push((await guesser.post(`/api/families/guess${times}.x.y`, {})).status);
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(404));
    expect(statuses.slice(-1)).toEqual([429]);
  });
});

describe('a link', () => {
  test('of one family does nothing for another', async () => {
    const [one, other] = [await registered(), await registered()];
    const [link, others] = [await linkTo(one.mailbox), await linkTo(other.mailbox)];
    const [theirs] = await seen(others);
    if (theirs === undefined) throw new Error('Nothing is kept');
    expect((await seen(link)).map(({ id }) => id)).toEqual([one.id]);
    for (const call of calls(theirs).slice(1))
      expect((await app().visitor().post(`/api/families/${link}${call}`, {})).status).toBe(404);
    const [after] = await seen(others);
    expect(after?.registrations).toEqual(theirs.registrations);
  });

  test('of a waiver is none of a family, and the other way round', async () => {
    const { mailbox } = await registered();
    const [letter] = await app().mailbox.mailsTo(mailbox);
    const waiver = /\/waiver\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    expect(waiver).not.toBe('');
    const link = await linkTo(mailbox);
    expect((await app().visitor().post(`/api/families/${waiver}`, {})).status).toBe(404);
    expect((await app().visitor().post(`/api/waivers/${link}/record`, {})).status).toBe(404);
  });

  test('that was mailed to an address is dead once another is on file', async () => {
    const { mailbox, id } = await registered();
    const link = await linkTo(mailbox);
    const [kept] = await seen(link);
    await app().database.query(`update players set parent_email = 'new@family-page.example' where id = $1`, [id]);
    if (kept === undefined) throw new Error('Nothing is kept');
    for (const call of calls(kept))
      expect((await app().visitor().post(`/api/families/${link}${call}`, {})).status).toBe(404);
    expect(await onFile(id)).toBe(1);
  });

  test('names no address', async () => {
    const { mailbox } = await registered();
    const [text = ''] = (await linkTo(mailbox)).split('.');
    expect(Buffer.from(text, 'base64url').toString()).not.toContain('family-page.example');
  });

  test('is needed by a session that has everything but the mailbox', async () => {
    const { child, id } = await registered();
    const device = app().visitor();
    await device.post('/api/players/lookup', { name: child.name, phone: child.phone });
    for (const path of [`/api/families/${id}`, `/api/families/${id}/players/${id}/erase`])
      expect((await device.post(path, {})).status).toBe(404);
    expect(await onFile(id)).toBe(1);
  });
});
