import { openApp } from './app.ts';
import { familiesOf } from './families.ts';
import { type LedPage, ledTeamsOf, remove } from './led-teams.ts';
import { json } from './visitor.ts';

const app = openApp();
const { aLedTeam, linkTo, offered, answered, hears, officeSees } = ledTeamsOf(app);

test('an organizer enters a parent who leads, and takes them away again', async () => {
  const team = await aLedTeam();
  const parent = { ...team.coach, role: 'parent', email: `office${team.number}@family.example` };
  const { version } = (await officeSees(team.id)) ?? {};
  const at = `/api/admin/teams/${team.id}/lead`;
  const stale = await app().organizer.call(at, {
    ...json('PUT', parent),
    headers: { 'Content-Type': 'application/json', 'If-Match': `"${Number(version) + 7}"` },
  });
  expect(stale.status).toBe(412);
  const entered = await app().organizer.put(at, parent);
  expect(entered).toMatchObject({
    status: 200,
    body: { ledBy: 'parent', captainId: null, captainEmail: parent.email },
  });
  expect((await team.captain.get(`${team.at}/captain`)).status).not.toBe(200);
  const device = app().visitor();
  const link = await linkTo(parent.email, 'captain');
  expect((await device.post(`/api/captain-links/${link}`, {})).status).toBe(200);
  expect((await device.get<LedPage>(`${team.at}/captain`)).body.ledBy).toBe('parent');
  const removed = await remove(app().organizer, at);
  expect(removed).toMatchObject({ status: 200, body: { teamId: team.id } });
  expect(await officeSees(team.id)).toMatchObject({ ledBy: 'captain', captainName: 'Captain to be named' });
  expect((await remove(app().organizer, at)).status).toBe(409);
  expect((await app().visitor().put(at, parent)).status).toBe(401);
});

test('who takes the team and who hands it to a player at once: one wins, and the other is told', async () => {
  for (let round = 0; round < 6; round += 1) {
    const team = await aLedTeam();
    const { sealed } = await offered(team);
    const coach = app().visitor();
    const [taken, handed] = await Promise.all([
      answered(coach, sealed, 'taken'),
      team.captain.put<{ message: string }>(`${team.at}/captain`, { playerId: team.mate.id }),
    ]);
    const statuses = [taken.status, handed.status].toSorted();
    expect([
      [200, 404],
      [200, 409],
    ]).toContainEqual(statuses);
    const led = await officeSees(team.id);
    expect(led?.ledBy).toBe(taken.status === 200 ? 'coach' : 'captain');
    expect(led?.captainId).toBe(taken.status === 200 ? null : team.mate.id);
  }
});

test('who hands the team to a player and takes that player off it at once: one wins, and the other is told', async () => {
  for (let round = 0; round < 6; round += 1) {
    const team = await aLedTeam();
    const hands = () => team.captain.put<{ message: string }>(`${team.at}/captain`, { playerId: team.mate.id });
    const dismisses = () =>
      team.captain.post<{ message: string }>(`${team.at}/players/${team.mate.id}/dismissal`, { reason: 'We are many' });
    const [handed, dismissed] = await Promise.all([hands(), dismisses()]);
    const isHanded = handed.status === 200;
    expect([handed.status, dismissed.status].filter((status) => status === 200)).toHaveLength(1);
    expect([404, 409]).toContain(isHanded ? dismissed.status : handed.status);
    expect((isHanded ? dismissed : handed).body.message).toMatch(/\w/);
    const led = await officeSees(team.id);
    expect(led).toMatchObject({ ledBy: 'captain', currentPlayers: isHanded ? 2 : 1 });
    expect(led?.captainId === team.mate.id).toBe(isHanded);
    await hears(
      isHanded ? team.joiner.email : team.joiner.parentEmail,
      isHanded ? /^You are the captain now/ : /^No longer on/,
    );
  }
});

test('two offers at once are one, and two who press at once take the team once', async () => {
  const team = await aLedTeam();
  const offers = await Promise.all(
    ['one', 'two'].map((name) =>
      team.captain.post(`${team.at}/offer`, { ...team.coach, email: `${name}-of${team.number}@club.example` }),
    ),
  );
  expect(offers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await remove(team.captain, `${team.at}/offer`);
  const { sealed } = await offered(team);
  const presses = await Promise.all([1, 2].map(() => answered(app().visitor(), sealed, 'taken')));
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

test('the last player leaves a team that a coach leads: the team keeps its place, and the coach is told', async () => {
  const team = await aLedTeam();
  const { sealed } = await offered(team);
  const coach = app().visitor();
  await answered(coach, sealed, 'taken');
  const { body } = await coach.get<LedPage>(`${team.at}/captain`);
  for (const { id } of body.players) {
    const left = await coach.post<LedPage>(`${team.at}/players/${id}/dismissal`, { reason: 'All anew' });
    expect(left.status).toBe(200);
  }
  expect(await officeSees(team.id)).toMatchObject({ ledBy: 'coach', currentPlayers: 0, isActive: true });
  await coach.post(`${team.at}/withdraw`, { confirm: true });
  await hears(team.coach.email, /no longer plays/);
});

test('a parent who leads a team sees that on the page of the family, and leads it still when the child is erased', async () => {
  const { registered, linkTo: familyLink, seen } = familiesOf(app);
  const family = await registered();
  const team = await aLedTeam();
  await app().organizer.put(`/api/admin/teams/${team.id}/lead`, {
    ...{ ...team.coach, role: 'parent', email: family.mailbox },
  });
  const link = await familyLink(family.mailbox);
  const [record] = await seen(link);
  expect(record?.captainOf).toEqual([expect.objectContaining({ team: team.sent.name, email: family.mailbox })]);
  expect((await remove(app().organizer, `/api/admin/players/${family.id}`)).status).toBe(200);
  expect(await officeSees(team.id)).toMatchObject({ ledBy: 'parent', captainEmail: family.mailbox });
});
