import { openApp } from './app.ts';
import { aTeam } from './samples.ts';

/** No mail server is set up: letters are written and stay. */
const app = openApp({ settings: { SMTP_URL: '' } });

type Shown = { readonly id: number; readonly pending: { readonly confirmAt: string | null } | null };
type Listed = {
  readonly id: number;
  readonly email: string;
  readonly pendingChanges: readonly { readonly id: number; readonly to: object }[];
};

let captains = 0;

/** A captain on file, and a device that has looked the child up. */
async function aCaptain() {
  captains += 1;
  const { id: tournamentId } = await app().announce();
  const answers = aTeam(tournamentId, { parentEmail: `parent-of-${captains}@home.example` });
  const own = app().visitor();
  const { body } = await own.post<{ team: { id: number } }>('/api/teams', answers);
  const { captainName: name, captainPhone: phone, captainEmail: email, parentEmail } = answers;
  const device = app().visitor();
  const { body: shown } = await device.post<Shown>('/api/players/lookup', { name, phone });
  return { own, device, shown, id: shown.id, email, parentEmail, teamId: body.team.id };
}

const listed = async (id: number) => (await app().organizer.get<Listed>(`/api/admin/players/${id}`)).body;

const lettersTo = (address: string, event: string) =>
  app().database.query('select from outgoing_mails where recipient = $1 and event like $2', [address, `${event}%`]);

const audited = (id: number, what: string) =>
  app().database.query(`select who, before, after from audit where thing = 'player' and record_id = $1 and what = $2`, [
    id,
    what,
  ]);

test('where no letter leaves, what a family asks for waits for an organizer, who is told so', async () => {
  const { device, shown, id, email } = await aCaptain();
  const wish = { ...shown, email: `new-${email}` };
  const { body } = await device.put<Shown>(`/api/players/${id}/update`, wish);
  expect(body.pending).toEqual({ fields: ['email'], confirmAt: null });
  expect((await app().organizer.get('/api/admin/mail-server')).body).toEqual({ isSetUp: false });
  const filter = encodeURIComponent(JSON.stringify({ hasPendingChange: true }));
  const { body: waiting } = await app().organizer.get<Listed[]>(`/api/admin/players?filter=${filter}`);
  expect(waiting.map((player) => player.id)).toEqual([id]);
  const [change] = waiting[0]?.pendingChanges ?? [];
  expect(change?.to).toEqual({ email: wish.email });

  const path = `/api/admin/players/${id}/changes/${change?.id}`;
  expect((await device.post(path, { isWanted: true })).status).toBe(401);
  const confirmed = await app().organizer.post<Listed>(path, { isWanted: true });
  expect([confirmed.status, confirmed.body.email, confirmed.body.pendingChanges]).toEqual([200, wish.email, []]);
  expect((await app().organizer.post(path, { isWanted: true })).status).toBe(409);
  expect(await lettersTo(email, 'player-changed:')).toHaveLength(1);
  expect(await audited(id, 'change made')).toMatchObject([{ who: 'organizer', after: { email: wish.email } }]);
});

test('an organizer refuses a change, and the record stays', async () => {
  const { device, shown, id, email } = await aCaptain();
  await device.put(`/api/players/${id}/update`, { ...shown, email: `new-${email}` });
  const [change] = (await listed(id)).pendingChanges;
  const path = `/api/admin/players/${id}/changes/${change?.id}`;
  expect((await app().organizer.post<Listed>(path, { isWanted: false })).body).toMatchObject({
    email,
    pendingChanges: [],
  });
  expect(await audited(id, 'change refused')).toHaveLength(1);
});

test("a change of one player is not decided under another's number", async () => {
  const [one, other] = [await aCaptain(), await aCaptain()];
  await one.device.put(`/api/players/${one.id}/update`, { ...one.shown, email: `new-${one.email}` });
  const [change] = (await listed(one.id)).pendingChanges;
  const path = `/api/admin/players/${other.id}/changes/${change?.id}`;
  expect((await app().organizer.post(path, { isWanted: true })).status).toBe(409);
});

test('a lost mailbox is replaced: both addresses are told, and every session, code and link of before ends', async () => {
  const { own, device, shown, id, email, parentEmail, teamId } = await aCaptain();
  await device.post(`/api/players/${id}/contact-code`, {});
  await device.put(`/api/players/${id}/update`, { ...shown, email: 'stranger@elsewhere.example' });
  expect((await own.get(`/api/teams/${teamId}/captain`)).status).toBe(200);
  const reset = { email: `found-${email}`, reason: 'Called us from the number on file' };
  expect((await device.post(`/api/admin/players/${id}/mailbox`, reset)).status).toBe(401);
  const answer = await app().organizer.post<Listed>(`/api/admin/players/${id}/mailbox`, reset);
  expect([answer.status, answer.body.email, answer.body.pendingChanges]).toEqual([200, reset.email, []]);
  for (const address of [email, parentEmail]) expect(await lettersTo(address, 'player-changed:')).toHaveLength(1);
  expect(await audited(id, 'mailbox reset')).toMatchObject([{ who: 'organizer', before: { email }, after: reset }]);
  expect((await device.put(`/api/players/${id}/update`, shown)).status).toBe(404);
  expect((await own.get(`/api/teams/${teamId}/captain`)).status).toBe(404);
  expect(await app().database.query('select from contact_codes where player_id = $1', [id])).toEqual([]);
  expect(await lettersTo(reset.email, `captain-link:${teamId}:2:`)).toHaveLength(1);
});

test('a reset without a reason, or without an address, is refused field by field', async () => {
  const { id } = await aCaptain();
  const refused = await app().organizer.post(`/api/admin/players/${id}/mailbox`, { email: 'nowhere', reason: '' });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    {
      email: 'Please enter a valid email address',
      reason: 'Please say how you know that the family asks for it',
    },
  ]);
});

test("an organizer's own edit of the contact is told to both addresses of before, and closes what waited", async () => {
  const { device, shown, id, email, parentEmail } = await aCaptain();
  await device.put(`/api/players/${id}/update`, { ...shown, email: 'stranger@elsewhere.example' });
  const edited = await app().organizer.put<Listed>(`/api/admin/players/${id}`, { email: `right-${email}` });
  expect([edited.status, edited.body.email, edited.body.pendingChanges]).toEqual([200, `right-${email}`, []]);
  for (const address of [email, parentEmail]) expect(await lettersTo(address, 'player-changed:')).toHaveLength(1);
  expect(await audited(id, 'edited')).toMatchObject([{ before: { email }, after: { email: `right-${email}` } }]);
});

test('letters that wait for an address that is replaced go to the new one, and the news of the change to the old', async () => {
  const { device, shown, id, email } = await aCaptain();
  const to = `new-${email}`;
  await device.put<Shown>(`/api/players/${id}/update`, { ...shown, email: to });
  expect(await lettersTo(email, 'team-created:')).toHaveLength(1);
  const [change] = (await listed(id)).pendingChanges;
  const { status } = await app().organizer.post(`/api/admin/players/${id}/changes/${change?.id}`, { isWanted: true });
  expect(status).toBe(200);
  expect(await lettersTo(email, 'team-created:')).toHaveLength(0);
  expect(await lettersTo(to, 'team-created:')).toHaveLength(1);
  for (const event of ['change-asked:', 'player-changed:']) {
    expect(await lettersTo(email, event)).toHaveLength(1);
    expect(await lettersTo(to, event)).toHaveLength(0);
  }
});
