import { tablesWith } from '../harness/database.ts';
import { openApp } from './app.ts';
import { familiesOf } from './families.ts';
import { listed } from './records.ts';
import { aJoiner, aTeam } from './samples.ts';
import { drawTournament } from './tournament-day.ts';

const app = openApp();
const { registered, linkTo, seen } = familiesOf(app);

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
    for (let times = 0; times < 3; times += 1) await app().organizer.get(`/api/admin/players/${id}`);
    await listed(app(), 'players', { q: child.name });
    await app().organizer.get('/api/admin/players/export');
    await app().visitor().post('/api/players/lookup', { name: child.name, phone: child.phone });
    const link = await linkTo(mailbox);
    const [kept] = await seen(link, app().visitor('203.0.113.9'));
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
    const parent = app().visitor();
    for (const what of ['likeness', 'waiver', 'waiver']) {
      const path = `/api/families/${link}/registrations/${registration}/${what}/withdraw`;
      expect((await parent.post(path, {})).status).toBe(200);
    }
    const [after] = await seen(link);
    expect(after?.registrations).toMatchObject([{ waiver: 'unsigned', isWaiverWithdrawn: true }]);
    const [shown] = await listed(app(), 'tournament-registrations', { playerId: id });
    expect(shown).toMatchObject({ waiverState: 'unsigned', flags: ['refused-waiver', 'unsigned-waiver'] });
    const lines = await app().database.query(
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
    await seen(link);
    const erased = await app().visitor().post(`/api/families/${link}/players/${id}/erase`, {});
    expect(erased.status).toBe(200);
    const [letter] = await app()
      .mailbox.mailsTo(mailbox, 1)
      .then((mails) => mails.slice(-1));
    expect(letter).toBeDefined();
    await app().database.query(`delete from outgoing_mails where event like 'family-erased:%'`);
    for (const word of ['Vexworthy', mailbox, child.email, child.phone, child.parentName])
      expect([word, await tablesWith(app().database, String(word))]).toEqual([word, []]);
    expect((await app().visitor().post(`/api/families/${link}`, {})).status).toBe(404);
    expect((await app().visitor().post(`/api/families/${link}/players/${id}/erase`, {})).status).toBe(404);
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
      ...{ who: `family of player ${id}`, kind: 'family', proved: 'mailed link' },
      before: { registrations: 1, goals: 0 },
    });
  });

  test('who erases one child sees the other still, by the same link', async () => {
    const first = await registered();
    const second = await registered({ parentEmail: first.mailbox });
    const link = await linkTo(first.mailbox);
    expect((await app().visitor().post(`/api/families/${link}/players/${first.id}/erase`, {})).status).toBe(200);
    expect((await seen(link)).map(({ id }) => id)).toEqual([second.id]);
  });

  test('twenty who press at once erase once', async () => {
    const { mailbox, id } = await registered();
    const link = await linkTo(mailbox);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app().visitor().post(`/api/families/${link}/players/${id}/erase`, {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)]);
  });

  test('erases a captain: the team stays with its captain to be named, organizers are told, and the old link is dead', async () => {
    const { id: tournamentId } = await app().announce();
    const mailbox = 'captains-parent@family-page.example';
    const captain = app().visitor();
    const answers = aTeam(tournamentId, { parentEmail: mailbox });
    const { body } = await captain.post<{ team: { id: number; invitationCode: string } }>('/api/teams', answers);
    const { id: teamId, invitationCode } = body.team;
    const { status } = await app().visitor().post('/api/players/join-via-invitation', aJoiner(invitationCode));
    expect(status).toBe(201);
    const link = await linkTo(mailbox);
    const [kept] = await seen(link);
    expect((await app().visitor().post(`/api/families/${link}/players/${kept?.id}/erase`, {})).status).toBe(200);
    const [team] = await app().database.query(
      'select captain_id, captain_name, captain_email, current_players from teams where id = $1',
      [teamId],
    );
    expect(team).toMatchObject({ captain_id: null, captain_name: 'Captain to be named', current_players: 1 });
    expect((await captain.get(`/api/teams/${teamId}/captain`)).status).toBe(404);
    const told = await app().database.query(`select subject from outgoing_mails where event like 'captain-gone:%'`);
    expect(told).toEqual([{ subject: expect.stringContaining('needs a captain') }]);
  });

  test('waits on a day on which the team still plays, and is told why', async () => {
    const { tournament, teams } = await drawTournament(app(), 2);
    const { id: tournamentId } = tournament;
    await app().database.query(
      `update games set start_time = now(), end_time = now() + interval '20 minutes' where tournament_id = $1`,
      [tournamentId],
    );
    const mailbox = 'playing@family-page.example';
    await app().database.query('update players set parent_email = $2 where id = $1', [teams[0]?.captainId, mailbox]);
    const link = await linkTo(mailbox);
    const path = `/api/families/${link}/players/${teams[0]?.captainId}/erase`;
    const refused = await app().visitor().post(path, {});
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('still plays today')]);
    await app().database.query(
      `update games set start_time = start_time + interval '3 days', end_time = end_time + interval '3 days' where tournament_id = $1`,
      [tournamentId],
    );
    expect((await app().visitor().post(path, {})).status).toBe(200);
  });
});
