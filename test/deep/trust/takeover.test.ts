import { openApp } from '../../journey/app.ts';
import { aTeam } from '../../journey/samples.ts';
import type { Visitor } from '../../journey/visitor.ts';

const app = openApp({ isOwn: true });

type Shown = {
  readonly id: number;
  readonly email: string;
  readonly parentEmail: string | null;
  readonly parentPhone: string | null;
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
  expect(saved.status).toBe(403);
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
