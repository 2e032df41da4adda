import { openApp } from './app.ts';
import { aPhone, importing } from './imported.ts';
import { listed, putSeen, teamOf } from './records.ts';
import { bornYearsAgo } from './samples.ts';

const app = openApp();
const { make, undo, everything } = importing(app);

test('undone, what was made is gone and what was there is as it was', async () => {
  const { id } = await app().announce({ maxTeams: 2 });
  const [there] = [await teamOf(app(), id, 1, { name: 'Here Before' })];
  const { body: bare } = await app().organizer.post<{ id: number }>('/api/admin/teams', {
    name: 'Bare',
    tournamentId: id,
    captainName: 'Coach Kim',
  });
  const shown = async () => ({
    ...(await everything()),
    teams: (await listed(app(), 'teams', { tournamentId: id })).map(({ version: _, ...team }) => team),
    people: await listed(app(), 'players', { id: there.captain.id }),
  });
  const before = await shown();
  const text = [
    'Team,Name,Phone,Birth Year,Leads the team',
    `Here Before,Late Comer,${aPhone()},${bornYearsAgo(15)},`,
    `Bare,Bare Captain,${aPhone()},${bornYearsAgo(15)},Yes`,
    `One Too Many,Waiting One,${aPhone()},${bornYearsAgo(15)},Yes`,
  ].join('\n');
  const made = await make(text, id);
  expect(made.status).toBe(201);
  expect((await listed(app(), 'teams', { id: bare.id }))[0]).toMatchObject({
    captainName: 'Bare Captain',
    currentPlayers: 1,
  });
  expect(
    (await listed(app(), 'teams', { tournamentId: id })).find(({ name }) => name === 'One Too Many'),
  ).toMatchObject({ waitlisted: true });
  const undone = await undo(made.body.id);
  expect([undone.status, undone.body.undoneAt]).toEqual([200, expect.any(String)]);
  expect(await shown()).toEqual(before);
  expect(await undo(made.body.id)).toMatchObject({ status: 409, body: { message: 'This import was undone already' } });
});

test.each([
  ['was paid', 'Kept One was changed'],
  ['has a teammate', 'Keepers has a player who came later'],
  ['plays elsewhere too', 'Kept One registered for something else'],
])('an import whose player %s cannot be undone, and it is said why', async (what, why) => {
  const { id } = await app().announce();
  const elsewhere = await app().announce();
  const [phone, year] = [aPhone(), bornYearsAgo(14)];
  const made = await make(`Team,Name,Phone,Birth Year,Leads the team\nKeepers,Kept One,${phone},${year},x`, id);
  const [player] = await listed(app(), 'players', { tournamentId: id });
  const row = `Name,Phone,Birth Year\nKept One,${phone},${year}`;
  if (what === 'was paid')
    await putSeen(
      app().organizer,
      `/api/admin/players/${player?.id}/payment`,
      { paymentStatus: 'paid', paymentMethod: 'cash' },
      '*',
    );
  else if (what === 'has a teammate') await make(`Team,Name,Phone,Birth Year\nKeepers,Mate,${aPhone()},${year}`, id);
  else await make(row, elsewhere.id);
  const before = await everything();
  const refused = await undo(made.body.id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `This import cannot be undone any more: since then ${why}.`,
  ]);
  expect(await everything()).toEqual(before);
});

test('whoever was looked for or written to since is erased as everybody is: nothing of them is left', async () => {
  const { id } = await app().announce();
  const row = (name: string, email: string) => `${name},${email},${aPhone()},${bornYearsAgo(14)}`;
  const text = [
    'Name,Email,Phone,Birth Year',
    row('Sought Child', 'sought@family.example'),
    row('Quiet Child', 'quiet@family.example'),
  ].join('\n');
  const made = await make(text, id, { mailsFamilies: true });
  const about = () =>
    app().database.query('select id from outgoing_mails where recipient in ($1, $2)', [
      'sought@family.example',
      'quiet@family.example',
    ]);
  expect((await about()).length).toBeGreaterThan(0);
  expect((await undo(made.body.id)).status).toBe(200);
  expect(await about()).toEqual([]);
  expect(
    await app().database.query(`select id from audit where concat(before, after) ~ '(Sought|Quiet) Child'`),
  ).toEqual([]);
});

test('an import of thirty days ago is not undone any more, and says so', async () => {
  const { id } = await app().announce();
  const made = await make(`Name,Phone\nLong Ago,${aPhone()}`, id);
  await app().database.query(`update imports set at = now() - interval '31 days' where id = $1`, [made.body.id]);
  expect(await undo(made.body.id)).toMatchObject({
    status: 409,
    body: { message: 'An import can be undone for 30 days' },
  });
});
