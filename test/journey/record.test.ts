import { tablesWith } from '../harness/database.ts';
import { openApp } from './app.ts';
import { familiesOf } from './families.ts';
import { listed } from './records.ts';
import { aJoiner, aTeam } from './samples.ts';
import { drawTournament } from './tournament-day.ts';

const app = openApp();
const { registered, linkTo, open, signerAt, seen, behindCode } = familiesOf(app);

describe('the signer of a player', () => {
  test('sees both children of one mailbox by the mailed link, each with the other as a link, and not one who only shares the phone', async () => {
    const first = await registered();
    const { phone, parentEmail } = first.child;
    const second = await registered({ phone, parentEmail });
    const other = await registered({ phone });
    const device = app().visitor();
    const { body } = await open(await linkTo(first.mailbox), device);
    expect(body.playerId).toBe(first.id);
    const shown = await seen(device, first.id);
    expect(shown.player).toMatchObject({ id: first.id, email: first.child.email, isSigner: true });
    expect(shown.siblings).toEqual([{ id: second.id, name: second.child.name }]);
    expect((await seen(device, second.id)).siblings).toEqual([{ id: first.id, name: first.child.name }]);
    expect((await device.get(`/api/players/${other.id}/record`)).status).toBe(404);
  });

  test('is whoever enters the code, where it went to the signer; with it come the siblings', async () => {
    const mailbox = `both${ofWorker.nextNumber('family')}@record.example`;
    const first = await registered({ email: mailbox, parentEmail: mailbox });
    const second = await registered({ parentEmail: mailbox });
    const { device, confirmed } = await behindCode(first);
    expect(confirmed.isSigner).toBe(true);
    expect((await seen(device, first.id)).siblings).toEqual([{ id: second.id, name: second.child.name }]);
    expect((await seen(device, second.id)).record.id).toBe(second.id);
  });

  test('is not the child, whose own mailbox shows the contact and neither the record nor siblings, and erases nothing', async () => {
    const first = await registered();
    await registered({ parentEmail: first.mailbox });
    const { device, confirmed } = await behindCode(first);
    expect(confirmed).toMatchObject({ email: first.child.email, isSigner: false });
    expect((await device.get(`/api/players/${first.id}/record`)).status).toBe(404);
    expect((await device.post(`/api/players/${first.id}/erase`, {})).status).toBe(404);
  });

  test('corrects the record by the mailed link, without another code', async () => {
    const { id, mailbox, child } = await registered();
    const device = await signerAt(mailbox);
    const { status, body } = await device.put<{ readonly parentPhone: string }>(`/api/players/${id}/update`, {
      ...child,
      currentClub: 'None',
      parentPhone: '201-555-0177',
    });
    expect([status, body.parentPhone]).toEqual([200, '201-555-0177']);
  });

  test('sees in plain words who looked: by what they are and on which day, once a day', async () => {
    const { child, mailbox, id } = await registered();
    for (let times = 0; times < 3; times += 1) await app().organizer.get(`/api/admin/players/${id}`);
    await listed(app(), 'players', { q: child.name });
    await app().organizer.get('/api/admin/players/export');
    await app().visitor().post('/api/players/lookup', { name: child.name, phone: child.phone });
    const { record } = await seen(await signerAt(mailbox, app().visitor('203.0.113.9')), id);
    expect(record.history.map(({ text }) => text)).toEqual([
      'Your family looked at this page',
      'Somebody at the site asked for the link to this page; it went to your address',
      'Somebody with the name and the phone number saw the phone number and how to reach you',
      'An organizer took a list of all players away as a file',
      'An organizer saw the phone number and how to reach you',
      'Somebody at the site registered the player',
    ]);
    expect(JSON.stringify(record.history)).not.toMatch(/203\.0\.113|organizer"?:|Olga/);
  });

  test('withdraws photos and waiver: organizers see it, both are audited, and letters confirm both', async () => {
    const { mailbox, id, tournamentId } = await registered();
    const device = await signerAt(mailbox);
    for (const what of ['likeness', 'waiver', 'waiver']) {
      const path = `/api/players/${id}/registrations/${tournamentId}/${what}/withdraw`;
      expect((await device.post(path, {})).status).toBe(200);
    }
    const { record } = await seen(device, id);
    expect(record.registrations).toMatchObject([{ waiver: 'unsigned', isWaiverWithdrawn: true }]);
    const [shown] = await listed(app(), 'tournament-registrations', { playerId: id });
    expect(shown).toMatchObject({ waiverState: 'unsigned', flags: ['refused-waiver', 'unsigned-waiver'] });
    const lines = await app().database.query(
      `select what, who, proved from audit where thing = 'registration' and record_id = $1 order by id`,
      [record.registrations[0]?.id],
    );
    expect(lines.filter(({ what }) => ['photo choice changed', 'waiver withdrawn'].includes(what))).toEqual(
      ['photo choice changed', 'waiver withdrawn'].map((what) => ({
        what,
        who: `family of player ${id}`,
        proved: 'signer mailbox',
      })),
    );
    const letters = await app().database.query<{ subject: string; text_body: string }>(
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
    await app().database.query(
      `update tournament_registrations set payment_status = 'paid', payment_method = 'venmo', payment_confirmed_at = now()
       where player_id = $1`,
      [id],
    );
    await app().organizer.get(`/api/admin/players/${id}`);
    const link = await linkTo(mailbox);
    const device = app().visitor();
    await open(link, device);
    await seen(device, id);
    expect((await device.post(`/api/players/${id}/erase`, {})).status).toBe(200);
    const [letter] = await app()
      .mailbox.mailsTo(mailbox, 1)
      .then((mails) => mails.slice(-1));
    expect(letter).toBeDefined();
    await app().database.query(`delete from outgoing_mails where event like 'family-erased:%'`);
    for (const word of ['Vexworthy', mailbox, child.email, child.phone, child.parentName])
      expect([word, await tablesWith(app().database, String(word))]).toEqual([word, []]);
    expect((await open(link)).status).toBe(404);
    expect((await device.get(`/api/players/${id}/record`)).status).toBe(404);
    const paid = await app().database.query(
      'select amount_cents, payment_method from payments_of_erased where tournament_id = $1',
      [tournamentId],
    );
    expect(paid).toEqual([{ amount_cents: expect.any(Number), payment_method: 'venmo' }]);
    const [line] = await app().database.query(
      `select who, kind, proved, before from audit where thing = 'player' and record_id = $1 and what = 'erased by the family'`,
      [id],
    );
    expect(line).toEqual({
      ...{ who: `family of player ${id}`, kind: 'family', proved: 'signer mailbox' },
      before: { registrations: 1, goals: 0 },
    });
  });

  test('who erases one child sees the other still, and by the same link', async () => {
    const first = await registered();
    const second = await registered({ parentEmail: first.mailbox });
    const link = await linkTo(first.mailbox);
    const device = app().visitor();
    await open(link, device);
    expect((await device.post(`/api/players/${first.id}/erase`, {})).status).toBe(200);
    expect((await seen(device, second.id)).siblings).toEqual([]);
    expect((await open(link)).body).toEqual({ playerId: second.id });
  });

  test('twenty who press at once erase once', async () => {
    const { mailbox, id } = await registered();
    const device = await signerAt(mailbox);
    const answers = await Promise.all(Array.from({ length: 20 }, () => device.post(`/api/players/${id}/erase`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)]);
  });

  test('erases a captain: the team stays with its captain to be named, organizers are told, and the old link is dead', async () => {
    const { id: tournamentId } = await app().announce();
    const mailbox = 'captains-parent@record.example';
    const captain = app().visitor();
    const answers = aTeam(tournamentId, { parentEmail: mailbox });
    const { body } = await captain.post<{
      team: { id: number; invitationCode: string };
      captain: { id: number };
    }>('/api/teams', answers);
    const { id: teamId, invitationCode } = body.team;
    const { status } = await app().visitor().post('/api/players/join-via-invitation', aJoiner(invitationCode));
    expect(status).toBe(201);
    const device = await signerAt(mailbox);
    expect((await device.post(`/api/players/${body.captain.id}/erase`, {})).status).toBe(200);
    const [team] = await app().database.query(
      'select captain_id, captain_name, captain_email, current_players from teams where id = $1',
      [teamId],
    );
    expect(team).toMatchObject({ captain_id: null, captain_name: 'Captain to be named', current_players: 1 });
    expect((await captain.get(`/api/teams/${teamId}/captain`)).status).toBe(404);
    const told = await app().database.query(
      `select subject from outgoing_mails where event like 'organizers-told:captain-gone:%'`,
    );
    expect(told).toEqual([{ subject: expect.stringContaining('needs a captain') }]);
  });

  test('waits on a day on which the team still plays, and is told why', async () => {
    const { tournament, teams } = await drawTournament(app(), 2);
    const { id: tournamentId } = tournament;
    await app().database.query(
      `update games set start_time = now(), end_time = now() + interval '20 minutes' where tournament_id = $1`,
      [tournamentId],
    );
    const mailbox = 'playing@record.example';
    await app().database.query('update players set parent_email = $2 where id = $1', [teams[0]?.captainId, mailbox]);
    const device = await signerAt(mailbox);
    const path = `/api/players/${teams[0]?.captainId}/erase`;
    const refused = await device.post(path, {});
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('still plays today')]);
    await app().database.query(
      `update games set start_time = start_time + interval '3 days', end_time = end_time + interval '3 days' where tournament_id = $1`,
      [tournamentId],
    );
    expect((await device.post(path, {})).status).toBe(200);
  });
});
