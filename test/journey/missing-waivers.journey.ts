import { openApp } from './app.ts';
import { freeAgentOf, listed } from './records.ts';
import { bornYearsAgo } from './samples.ts';

const app = openApp();

type Preview = Readonly<Record<string, unknown>>;

const preview = async (tournamentId: number) =>
  (await app().organizer.get<Preview>(`/api/admin/waiver-reminders?tournamentId=${tournamentId}`)).body;

const remind = (meant: object) => app().organizer.post<{ sent: number }>('/api/admin/waiver-reminders', meant);

const child = (families: number, different: object = {}) => ({
  birthYear: bornYearsAgo(9),
  parentName: 'Robin Parent',
  parentEmail: `parent${families}@reminded.example`,
  ...different,
});

/** A tournament with one child whose waiver is claimed, one whose waiver is unsigned, and an adult who has signed. */
async function threePlayers(first: number) {
  const { id } = await app().announce();
  const claimed = await freeAgentOf(app(), id, child(first));
  const unsigned = await freeAgentOf(app(), id, child(first + 1, { termsAccepted: undefined }));
  const adult = await freeAgentOf(app(), id, { birthYear: bornYearsAgo(30) });
  const registrations = await listed(app(), 'tournament-registrations', { tournamentId: id });
  const numberOf = (playerId: number) => registrations.find((one) => one.playerId === playerId)?.id ?? 0;
  return { id, claimed, unsigned, adult, numberOf };
}

test('an organizer sees who would be written to before anybody is, and each family hears once a day', async () => {
  const { id, claimed, unsigned } = await threePlayers(1);
  const names = [claimed.name, unsigned.name].sort();
  expect(await preview(id)).toEqual({
    allUnsigned: 1,
    allClaimed: 1,
    unsigned: 1,
    claimed: 1,
    remindedToday: 0,
    withoutAddress: 0,
    names,
    isMailDelivered: true,
  });
  expect((await remind({ tournamentId: id })).body).toEqual({ sent: 2 });
  expect((await remind({ tournamentId: id })).body).toEqual({ sent: 0 });
  expect(await preview(id)).toMatchObject({ allUnsigned: 1, allClaimed: 1, unsigned: 0, claimed: 0, remindedToday: 2 });
  const subjects = (await app().mailbox.mailsTo('parent1@reminded.example', 2)).map(({ subject }) => subject);
  expect(subjects.every((subject) => subject.startsWith('Please confirm the waiver'))).toBe(true);
  await app().mailbox.mailsTo('parent2@reminded.example', 2);
});

test('two who press at once write to each family once', async () => {
  const { id } = await threePlayers(11);
  const answers = await Promise.all(Array.from({ length: 10 }, () => remind({ tournamentId: id })));
  expect(answers.reduce((sum, { body }) => sum + body.sent, 0)).toBe(2);
});

test('chosen registrations alone are reminded', async () => {
  const { unsigned, adult, numberOf } = await threePlayers(21);
  expect((await remind({ ids: [numberOf(unsigned.id), numberOf(adult.id)] })).body).toEqual({ sent: 1 });
  expect((await remind({ ids: [] })).body).toEqual({ sent: 0 });
  expect((await remind({ ids: ['x'] })).status).toBe(400);
});

test('an organizer enters a paper with a reason, and the audit names both', async () => {
  const { unsigned, numberOf } = await threePlayers(41);
  const path = `/api/admin/tournament-registrations/${numberOf(unsigned.id)}/waiver`;
  const paper = { signer: 'Kim Park', relationship: 'guardian', reason: 'paper, signed at the desk' };
  const refused = await app().organizer.post<{ errors?: object }>(path, { ...paper, reason: '' });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['reason']]);
  const entered = await app().organizer.post(path, paper);
  expect(entered).toMatchObject({
    status: 200,
    body: { waiverState: 'confirmed', waiverSigner: 'Kim Park', waiverConfirmedBy: 'paper', flags: [] },
  });
  const { body } = await app().organizer.get<readonly object[]>('/api/admin/audit');
  expect(body).toContainEqual(
    expect.objectContaining({
      who: 'organizer',
      what: 'waiver confirmed on paper',
      to: expect.objectContaining(paper),
    }),
  );
});

test('both lists and their files tell claimed from signed', async () => {
  const { id, claimed, unsigned, adult } = await threePlayers(51);
  const expected = { claimed: claimed.id, unsigned: unsigned.id, confirmed: adult.id };
  for (const [waiverState, playerId] of Object.entries(expected)) {
    const registrations = await listed(app(), 'tournament-registrations', { tournamentId: id, waiverState });
    expect(registrations.map((one) => [one.playerId, one.waiverState])).toEqual([[playerId, waiverState]]);
    const players = await listed(app(), 'players', { tournamentId: id, waiverState });
    expect(players.map((one) => [one.id, one.waiverState])).toEqual([[playerId, waiverState]]);
  }
  const filter = encodeURIComponent(JSON.stringify({ tournamentId: id, waiverState: 'claimed' }));
  for (const resource of ['players', 'tournament-registrations']) {
    const file = await app().organizer.call(`/api/admin/${resource}/export?filter=${filter}`, {});
    expect(file.status).toBe(200);
  }
});

test('who has withdrawn is not written to again', async () => {
  const { id } = await threePlayers(61);
  const [letter] = await app().mailbox.mailsTo('parent61@reminded.example');
  const [, link = ''] = /\/waiver\/(\S+)/.exec(letter?.text ?? '') ?? [];
  expect((await app().visitor().post(`/api/waivers/${link}/withdraw`, {})).status).toBe(200);
  expect(await preview(id)).toMatchObject({ allUnsigned: 1, allClaimed: 0, unsigned: 1, claimed: 0 });
});
