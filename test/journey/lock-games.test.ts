import { openApp } from './app.ts';
import { aField, detailOf, type Game } from './entered-teams.ts';
import { audited, one, putSeen } from './records.ts';
import { scoreKeeper } from './tournament-day.ts';
import type { Refused } from './visitor.ts';

const app = openApp();

type Preview = { readonly warnings: readonly string[]; readonly games: readonly Game[] };

async function drawn(count = 4, chosen: object = {}) {
  const { id, teamIds, address } = await aField(app(), count);
  const wish = { teamIds, ...chosen };
  await app().organizer.post(`${address}/generate-brackets`, wish);
  return { id, address, wish, teamIds, games: await gamesOf(id) };
}

const gamesOf = async (id: number) => (await detailOf(app().organizer, id)).games;
const lock = (game: Game | undefined, locked = true) =>
  app().organizer.put<Refused & { isLocked: boolean; version: number }>(`/api/admin/games/${game?.id}/lock`, {
    locked,
  });
const finalOf = (games: readonly Game[]) => games.find(({ stage, round }) => stage === 'knockout' && round === 2);
const place = (game: Game | undefined) => [game?.field, game?.startTime];

test('a locked game stays where it is until it is unlocked, and both are in the audit', async () => {
  const { id, address, games } = await drawn();
  const final = finalOf(games);
  const locked = await lock(final);
  expect([locked.status, locked.body.isLocked, locked.body.version]).toEqual([200, true, (final?.version ?? 0) + 1]);
  expect((await lock(final)).body.version).toBe(locked.body.version);
  expect((await app().organizer.get(`/api/games/${final?.id}/slots`)).status).toBe(409);
  const to = { field: 'Field 2', startTime: final?.endTime, confirm: true };
  const refused = await app().organizer.post<Refused>(`/api/games/${final?.id}/move`, to);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'A game that has started or is locked stays where it is',
  ]);
  const shift = { from: games[0]?.startTime, minutes: -15, confirm: true };
  expect((await app().organizer.post(`${address}/shift`, shift)).status).toBe(200);
  const after = await gamesOf(id);
  expect(place(finalOf(after))).toEqual(place(final));
  expect(after[0]?.startTime).not.toBe(games[0]?.startTime);
  expect((await lock(final, false)).body.isLocked).toBe(false);
  expect((await app().organizer.post(`/api/games/${final?.id}/move`, to)).status).toBe(200);
  const lines = (await audited(app(), 'game', final?.id ?? 0)).map(({ what }) => what);
  expect(lines).toEqual(['locked', 'no change noted', 'unlocked', 'moved']);
});

test('brackets generated again leave a locked game where it is, however the others are drawn', async () => {
  const { id, address, wish, games } = await drawn(6, { tournamentFormat: 'round-robin' });
  const last = games.filter(({ stage }) => stage === 'group').at(-1);
  const moved = { field: 'Field 2', startTime: last?.startTime };
  await lock(last);
  const lots = { ...wish, seeding: 'lots', seed: 77, fieldCount: 3 };
  expect((await app().organizer.post(`${address}/generate-brackets`, lots)).status).toBe(201);
  const again = (await gamesOf(id)).find((game) => game.id === last?.id);
  expect(place(again)).toEqual([last?.field, moved.startTime]);
  expect([again?.team1Id, again?.team2Id].toSorted()).toEqual([last?.team1Id, last?.team2Id].toSorted());
  expect(await one(app(), 'all-games', last?.id ?? 0)).toMatchObject({ isLocked: true });
});

test('a locked final keeps its kick-off while the teams before it are drawn otherwise', async () => {
  const { id, address, wish, teamIds, games } = await drawn();
  const final = finalOf(games);
  const late = {
    field: 'Field 1',
    startTime: new Date(Date.parse(final?.startTime ?? '') + 60 * 60_000).toISOString(),
  };
  expect((await app().organizer.post(`/api/games/${final?.id}/move`, late)).status).toBe(200);
  await lock(final);
  await app().organizer.post(`${address}/generate-brackets`, { ...wish, teamIds: teamIds.toReversed() });
  expect(place(finalOf(await gamesOf(id)))).toEqual([late.field, late.startTime]);
});

test('the preview names a locked game that is not drawn again, and one outside the plan, before anything is saved', async () => {
  const { id, address, wish, teamIds, games } = await drawn();
  const [first] = games;
  await lock(first);
  const leaving = first?.team1Id ?? 0;
  const without = { ...wish, teamIds: teamIds.filter((team) => team !== leaving) };
  const preview = await app().organizer.post<Preview>(`${address}/generate-brackets/preview`, without);
  expect(
    preview.body.warnings.filter((warning) => / v .*, locked at 6:15 PM on Field 1, is not in/.test(warning)),
  ).toHaveLength(1);
  expect(await gamesOf(id)).toHaveLength(games.length);
  const later = { ...wish, startTime: '19:00' };
  const other = await app().organizer.post<Preview>(`${address}/generate-brackets/preview`, later);
  expect(other.body.warnings.some((warning) => warning.includes('stays locked at 6:15 PM on Field 1, outside'))).toBe(
    true,
  );
  expect(other.body.games.some((game) => game.startTime === first?.startTime)).toBe(true);
});

test('only organizers lock, only what has not started, and never over somebody else', async () => {
  const { games } = await drawn();
  const [first, second] = games;
  const path = `/api/admin/games/${first?.id}/lock`;
  for (const caller of [app().visitor(), await scoreKeeper(app(), 'Kim')]) {
    expect((await caller.put(path, { locked: true })).status).toBe(401);
  }
  expect((await putSeen(app().organizer, path, { locked: true }, 99)).status).toBe(412);
  const wrong = await app().organizer.put<Refused>(path, { locked: 'yes' });
  expect([wrong.status, wrong.body.errors?.locked]).toEqual([400, 'Locked must be true or false']);
  expect((await app().organizer.put('/api/admin/games/999999/lock', { locked: true })).status).toBe(404);
  await app().organizer.post(`/api/games/${second?.id}/start`, {});
  const started = await lock(second);
  expect([started.status, started.body.message]).toEqual([
    409,
    'A game that has started stays where it is: it needs no lock',
  ]);
});
