import { openApp } from './app.ts';
import { freeAgentOf, listed } from './records.ts';
import { bornYearsAgo } from './samples.ts';

const app = openApp();

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
