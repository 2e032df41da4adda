import { openHouse } from '../journey/house.ts';
import { listed } from '../journey/office.ts';
import { aFreeAgent, aJoiner, aTeam, bornYearsAgo } from '../journey/samples.ts';
import { drawTournament } from '../journey/tournament-day.ts';
import type { Visitor } from '../journey/visitor.ts';

const house = openHouse();

type Kept = {
  readonly id: number;
  readonly player: { readonly name: string };
  readonly registrations: readonly {
    readonly id: number;
    readonly waiver: string;
    readonly isWaiverWithdrawn: boolean;
  }[];
  readonly history: readonly { readonly by: string; readonly what: string; readonly text: string }[];
};
type Family = { readonly children: readonly Kept[] };

let families = 0;

/** A child of 9 of a family whose mailbox nobody else has, as a stranger with the class list registers it, too. */
async function registered(different: object = {}, tournament?: { readonly id: number }) {
  const { id: tournamentId } = tournament ?? (await house().announce());
  families += 1;
  const mailbox = `parent${families}@family-page.example`;
  const child = aFreeAgent(tournamentId, {
    birthYear: bornYearsAgo(9),
    email: `child${families}@family-page.example`,
    parentName: `Robin Quillfeather${families}`,
    parentEmail: mailbox,
    likenessAllowed: true,
    ...different,
  }) as ReturnType<typeof aFreeAgent> & { readonly name: string; readonly phone: string; readonly parentEmail: string };
  const answer = await house().visitor().post<{ player: { id: number } }>('/api/players', child);
  expect(answer.status).toBe(201);
  return { child, mailbox: child.parentEmail, tournamentId, id: answer.body.player.id };
}

const ask = (email: string, by: Visitor = house().visitor()) => by.post('/api/families', { email });

/** The link that a mailbox is mailed on asking. */
async function linkTo(mailbox: string): Promise<string> {
  await ask(mailbox);
  for (let mails = 1; mails < 9; mails += 1) {
    const texts = (await house().mailbox.mailsTo(mailbox, mails)).map(({ text }) => text);
    const [link] = texts.flatMap((text) => /\/family\/(\S+)/.exec(text)?.[1] ?? []);
    if (link !== undefined) return link;
  }
  throw new Error('No link was mailed');
}

async function seen(link: string, by: Visitor = house().visitor()) {
  const { status, body } = await by.post<Family>(`/api/families/${link}`, {});
  expect(status).toBe(200);
  return body.children;
}

const calls = ({ id, registrations }: Kept) => [
  '',
  `/registrations/${registrations[0]?.id}/waiver/withdraw`,
  `/registrations/${registrations[0]?.id}/likeness/withdraw`,
  `/players/${id}/erase`,
];

const onFile = async (id: number) => (await house().database.query('select from players where id = $1', [id])).length;

/** Every table in which a word stands, in whatever column. */
async function tablesWith(word: string): Promise<readonly string[]> {
  const tables = await house().database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await house().database.query(
      `select from ${name} as one where strpos(lower(one::text), lower($1)) > 0 limit 1`,
      [word],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('a stranger', () => {
  test('who asks is answered alike for every address, and a letter goes to one on file alone', async () => {
    const { child, mailbox } = await registered();
    const answers = [await ask(mailbox), await ask('nobody@family-page.example'), await ask(String(child.email))];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([200, { message: expect.stringContaining('If we keep anything') }]),
    );
    expect(await linkTo(mailbox)).not.toBe('');
    const letters = await house().database.query<{ recipient: string }>(
      `select recipient from outgoing_mails where event like 'family-page:%' and recipient in ($1, $2, $3)`,
      [mailbox, 'nobody@family-page.example', child.email],
    );
    expect(letters).toEqual([{ recipient: mailbox }]);
  });

  test('who asks again and again fills no mailbox: one letter an hour', async () => {
    const { mailbox } = await registered();
    for (let times = 0; times < 6; times += 1) await ask(mailbox.toUpperCase());
    await linkTo(mailbox);
    const letters = await house().database.query(
      `select from outgoing_mails where event like 'family-page:%' and recipient = $1`,
      [mailbox],
    );
    expect(letters).toHaveLength(1);
  });

  test('with name and phone sees, withdraws and erases nothing', async () => {
    const { child, mailbox, id, tournamentId } = await registered();
    const stranger = house().visitor();
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
    const letters = await house().database.query(`select from outgoing_mails where recipient like '%@evil.example'`);
    expect(letters).toEqual([]);
  });

  test('who guesses links is refused before anything is looked up', async () => {
    const guesser = house().visitor();
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
      expect((await house().visitor().post(`/api/families/${link}${call}`, {})).status).toBe(404);
    const [after] = await seen(others);
    expect(after?.registrations).toEqual(theirs.registrations);
  });

  test('of a waiver is none of a family, and the other way round', async () => {
    const { mailbox } = await registered();
    const [letter] = await house().mailbox.mailsTo(mailbox);
    const waiver = /\/waiver\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    expect(waiver).not.toBe('');
    const link = await linkTo(mailbox);
    expect((await house().visitor().post(`/api/families/${waiver}`, {})).status).toBe(404);
    expect((await house().visitor().post(`/api/waivers/${link}/record`, {})).status).toBe(404);
  });

  test('that was mailed to an address is dead once another is on file', async () => {
    const { mailbox, id } = await registered();
    const link = await linkTo(mailbox);
    const [kept] = await seen(link);
    await house().database.query(`update players set parent_email = 'new@family-page.example' where id = $1`, [id]);
    if (kept === undefined) throw new Error('Nothing is kept');
    for (const call of calls(kept))
      expect((await house().visitor().post(`/api/families/${link}${call}`, {})).status).toBe(404);
    expect(await onFile(id)).toBe(1);
  });

  test('names no address', async () => {
    const { mailbox } = await registered();
    const [text = ''] = (await linkTo(mailbox)).split('.');
    expect(Buffer.from(text, 'base64url').toString()).not.toContain('family-page.example');
  });

  test('is needed by a session that has everything but the mailbox', async () => {
    const { child, id } = await registered();
    const device = house().visitor();
    await device.post('/api/players/lookup', { name: child.name, phone: child.phone });
    for (const path of [`/api/families/${id}`, `/api/families/${id}/players/${id}/erase`])
      expect((await device.post(path, {})).status).toBe(404);
    expect(await onFile(id)).toBe(1);
  });
});

describe('a family', () => {
  test('sees both children of one mailbox, each by itself, and not one who only shares the phone', async () => {
    const first = await registered();
    const { phone, parentEmail } = first.child;
    const second = await registered({ phone, parentEmail });
    await registered({ phone });
    const children = await seen(await linkTo(first.mailbox));
    expect(children.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('sees in plain words who looked: by what they are and on which day, once a day', async () => {
    const { child, mailbox, id } = await registered();
    for (let times = 0; times < 3; times += 1) await house().organizer.get(`/api/admin/players/${id}`);
    await listed(house(), 'players', { q: child.name });
    await house().organizer.get('/api/admin/players/export');
    await house().visitor().post('/api/players/lookup', { name: child.name, phone: child.phone });
    const link = await linkTo(mailbox);
    const [kept] = await seen(link, house().visitor('203.0.113.9'));
    const texts = kept?.history.map(({ text }) => text) ?? [];
    expect(texts).toEqual([
      'Your family looked at this page',
      'Somebody at the site asked for the link to this page; it went to your address',
      'Somebody with the name and the phone number saw the phone number and how to reach you',
      'An organizer took a list of all players away as a file',
      'An organizer saw the phone number and how to reach you',
      'Somebody at the site registered the player',
    ]);
    expect(JSON.stringify(kept?.history)).not.toMatch(/203\.0\.113|organizer"?:|Olga/);
  });

  test('withdraws photos and waiver: organizers see it, both are audited, and letters confirm both', async () => {
    const { mailbox, id } = await registered();
    const link = await linkTo(mailbox);
    const [kept] = await seen(link);
    const registration = kept?.registrations[0]?.id;
    const parent = house().visitor();
    for (const what of ['likeness', 'waiver', 'waiver']) {
      const path = `/api/families/${link}/registrations/${registration}/${what}/withdraw`;
      expect((await parent.post(path, {})).status).toBe(200);
    }
    const [after] = await seen(link);
    expect(after?.registrations).toMatchObject([{ waiver: 'unsigned', isWaiverWithdrawn: true }]);
    const [shown] = await listed(house(), 'tournament-registrations', { playerId: id });
    expect(shown).toMatchObject({ waiverState: 'unsigned', flags: ['refused-waiver', 'unsigned-waiver'] });
    const lines = await house().database.query(
      `select what, who, proved from audit where thing = 'registration' and record_id = $1 order by id`,
      [registration],
    );
    expect(lines.filter(({ what }) => ['photo choice changed', 'waiver withdrawn'].includes(what))).toEqual(
      ['photo choice changed', 'waiver withdrawn'].map((what) => ({
        what,
        who: `family of player ${id}`,
        proved: 'mailed link',
      })),
    );
    const letters = await house().database.query<{ subject: string; text_body: string }>(
      `select subject, text_body from outgoing_mails where event like 'family-withdrew:%' and recipient = $1 order by id`,
      [mailbox],
    );
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^No photos: /),
      expect.stringMatching(/^The waiver is withdrawn: /),
    ]);
    expect(letters[1]?.text_body).toMatch(/cannot play until it is signed again[\s\S]*\/waiver\//);
  });

  test('erases in one press, and no table has the child any more but the letter that confirms it', async () => {
    const { child, mailbox, id, tournamentId } = await registered({ name: 'Ottoline Vexworthy', playWith: 'Quade' });
    await house().database.query(
      `update tournament_registrations set payment_status = 'paid', payment_method = 'venmo', payment_confirmed_at = now()
       where player_id = $1`,
      [id],
    );
    await house().organizer.get(`/api/admin/players/${id}`);
    const link = await linkTo(mailbox);
    await seen(link);
    const erased = await house().visitor().post(`/api/families/${link}/players/${id}/erase`, {});
    expect(erased.status).toBe(200);
    const [letter] = await house()
      .mailbox.mailsTo(mailbox, 1)
      .then((mails) => mails.slice(-1));
    expect(letter).toBeDefined();
    await house().database.query(`delete from outgoing_mails where event like 'family-erased:%'`);
    for (const word of ['Vexworthy', mailbox, child.email, child.phone, child.parentName])
      expect([word, await tablesWith(String(word))]).toEqual([word, []]);
    expect((await house().visitor().post(`/api/families/${link}`, {})).status).toBe(404);
    expect((await house().visitor().post(`/api/families/${link}/players/${id}/erase`, {})).status).toBe(404);
    const paid = await house().database.query(
      'select amount_cents, payment_method from payments_of_erased where tournament_id = $1',
      [tournamentId],
    );
    expect(paid).toEqual([{ amount_cents: expect.any(Number), payment_method: 'venmo' }]);
    const [line] = await house().database.query(
      `select who, kind, proved, before from audit where thing = 'player' and record_id = $1 and what = 'erased by the family'`,
      [id],
    );
    expect(line).toEqual({
      ...{ who: `family of player ${id}`, kind: 'family', proved: 'mailed link' },
      before: { registrations: 1, goals: 0 },
    });
  });

  test('who erases one child sees the other still, by the same link', async () => {
    const first = await registered();
    const second = await registered({ parentEmail: first.mailbox });
    const link = await linkTo(first.mailbox);
    expect((await house().visitor().post(`/api/families/${link}/players/${first.id}/erase`, {})).status).toBe(200);
    expect((await seen(link)).map(({ id }) => id)).toEqual([second.id]);
  });

  test('twenty who press at once erase once', async () => {
    const { mailbox, id } = await registered();
    const link = await linkTo(mailbox);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => house().visitor().post(`/api/families/${link}/players/${id}/erase`, {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)]);
  });

  test('erases a captain: the team stays with its captain to be named, organizers are told, and the old link is dead', async () => {
    const { id: tournamentId } = await house().announce();
    const mailbox = 'captains-parent@family-page.example';
    const captain = house().visitor();
    const answers = aTeam(tournamentId, { parentEmail: mailbox });
    const { body } = await captain.post<{ team: { id: number; invitationCode: string } }>('/api/teams', answers);
    const { id: teamId, invitationCode } = body.team;
    const { status } = await house().visitor().post('/api/players/join-via-invitation', aJoiner(invitationCode));
    expect(status).toBe(201);
    const link = await linkTo(mailbox);
    const [kept] = await seen(link);
    expect((await house().visitor().post(`/api/families/${link}/players/${kept?.id}/erase`, {})).status).toBe(200);
    const [team] = await house().database.query(
      'select captain_id, captain_name, captain_email, current_players from teams where id = $1',
      [teamId],
    );
    expect(team).toMatchObject({ captain_id: null, captain_name: 'Captain to be named', current_players: 1 });
    expect((await captain.get(`/api/teams/${teamId}/captain`)).status).toBe(404);
    const told = await house().database.query(`select subject from outgoing_mails where event like 'captain-gone:%'`);
    expect(told).toEqual([{ subject: expect.stringContaining('needs a captain') }]);
  });

  test('waits on a day on which the team still plays, and is told why', async () => {
    const { tournament, teams } = await drawTournament(house(), 2);
    const { id: tournamentId } = tournament;
    await house().database.query(
      `update games set start_time = now(), end_time = now() + interval '20 minutes' where tournament_id = $1`,
      [tournamentId],
    );
    const mailbox = 'playing@family-page.example';
    await house().database.query('update players set parent_email = $2 where id = $1', [teams[0]?.captainId, mailbox]);
    const link = await linkTo(mailbox);
    const path = `/api/families/${link}/players/${teams[0]?.captainId}/erase`;
    const refused = await house().visitor().post(path, {});
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('still plays today')]);
    await house().database.query(
      `update games set start_time = start_time + interval '3 days', end_time = end_time + interval '3 days' where tournament_id = $1`,
      [tournamentId],
    );
    expect((await house().visitor().post(path, {})).status).toBe(200);
  });
});
