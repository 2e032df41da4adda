import { openApp } from '../../journey/app.ts';
import { aTeam } from '../../journey/samples.ts';
import type { Visitor } from '../../journey/visitor.ts';

const app = openApp({ isOwn: true });

type Shown = {
  readonly id: number;
  readonly email: string;
  readonly parentEmail: string | null;
  readonly parentPhone: string | null;
  readonly pending: { readonly fields: readonly string[]; readonly confirmAt: string | null } | null;
};

let families = 0;

/** A child that leads a team, with the family's own addresses. */
async function aFamily() {
  families += 1;
  const { id: tournamentId } = await app().announce();
  const answers = aTeam(tournamentId, { parentEmail: `parent${families}@home.example` });
  const created = await app().visitor().post<{ team: { id: number }; captain: { id: number } }>('/api/teams', answers);
  const { captainName: name, captainPhone: phone, captainEmail: email, parentEmail } = answers;
  return { id: created.body.captain.id, teamId: created.body.team.id, name, phone, email, parentEmail, tournamentId };
}

type Family = Awaited<ReturnType<typeof aFamily>>;

/** Somebody who knows the child's name and phone has looked it up. */
async function aStranger({ name, phone }: Pick<Family, 'name' | 'phone'>) {
  const device = app().visitor();
  const { body } = await device.post<Shown>('/api/players/lookup', { name, phone });
  return { device, shown: body };
}

const theirs = 'stranger@elsewhere.example';

const written = (device: Visitor, shown: Shown, changes: object = { email: theirs }) =>
  device.put<Shown>(`/api/players/${shown.id}/update`, { ...shown, ...changes });

const contactOnFile = async (id: number) =>
  (await app().database.query('select name, phone, email, parent_email from players where id = $1', [id]))[0];

const lettersTo = (address: string, event: string) =>
  app().database.query<{ text: string }>(
    'select text_body as text from outgoing_mails where recipient = $1 and event like $2 order by id desc',
    [address, `${event}%`],
  );

test('whoever knows a name and a phone writes no address over that of the family', async () => {
  const family = await aFamily();
  const before = await contactOnFile(family.id);
  const { device, shown } = await aStranger(family);
  const changes = { email: theirs, name: 'Somebody Else', phone: '908-555-7777', parentEmail: theirs };
  const saved = await written(device, shown, changes);
  expect([saved.status, saved.body.email]).toEqual([200, shown.email]);
  expect(await contactOnFile(family.id)).toEqual(before);
});

test('no code, no link of the captain and none of the waiver goes to an address that a stranger wrote', async () => {
  const family = await aFamily();
  const { device, shown } = await aStranger(family);
  await written(device, shown);
  for (const asked of ['contact-code', 'captain-link', 'waiver-link']) {
    await device.post(`/api/players/${family.id}/${asked}`, {});
  }
  await app().visitor().post('/api/captain-links', { email: theirs });
  expect(await lettersTo(theirs, '')).toEqual([]);
  const [team] = await app().database.query<{ email: string }>(
    'select captain_email as email from teams where id = $1',
    [family.teamId],
  );
  expect(team?.email).toBe(family.email);
});

test("a stranger never sees the parent's address and phone in full", async () => {
  const family = await aFamily();
  const { device, shown } = await aStranger(family);
  const saved = await written(device, shown);
  const again = await device.post<Shown>('/api/players/lookup', { name: family.name, phone: family.phone });
  for (const { body } of [saved, again]) {
    expect(JSON.stringify(body)).not.toContain(family.parentEmail);
    expect(JSON.stringify(body)).not.toContain('(201) 555-0100');
  }
});

test('the family hears of the try at once, and the audit keeps it', async () => {
  const family = await aFamily();
  const { device, shown } = await aStranger(family);
  await written(device, shown);
  const [letter] = await lettersTo(family.email, 'change-asked:');
  // As in every letter, nothing that strangers wrote can be followed.
  expect(letter?.text).toContain('stranger@elsewhere example');
  const noted = await app().database.query(
    `select what from audit where thing = 'player' and record_id = $1 and what = 'change asked'`,
    [family.id],
  );
  expect(noted).toHaveLength(1);
});

test("what a family has let happen and then takes back ends every session, also on the captain's page", async () => {
  const family = await aFamily();
  const { device, shown } = await aStranger(family);
  await written(device, shown);
  expect(await answered(family.email, 'change-asked:')).toBe(200);
  await device.post('/api/captain-links', { email: theirs });
  const [letter] = await app().mailbox.mailsTo(theirs);
  const link = /\/captain\/(\S+)/.exec(letter?.text ?? '')?.[1];
  expect((await device.post(`/api/captain-links/${link}`, {})).status).toBe(200);
  expect((await device.get(`/api/teams/${family.teamId}/captain`)).status).toBe(200);

  expect(await answered(family.parentEmail, 'player-changed:')).toBe(200);
  expect((await device.get(`/api/teams/${family.teamId}/captain`)).status).toBe(404);
  expect((await app().visitor().post(`/api/captain-links/${link}`, {})).status).toBe(404);
  expect(await contactOnFile(family.id)).toMatchObject({ email: family.email });
});

/** The family opens the link of its latest letter about an event and says yes. */
async function answered(address: string, event: string): Promise<number> {
  const [letter] = await lettersTo(address, event);
  const sealed = /player-change\/(\S+)/.exec(letter?.text ?? '')?.[1];
  const { status } = await app().visitor().post(`/api/player-changes/${sealed}`, { isWanted: true });
  return status;
}
