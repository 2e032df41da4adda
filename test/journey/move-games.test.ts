import { openApp } from './app.ts';
import { aField, clashes, detailOf, type Game } from './entered-teams.ts';
import type { Refused } from './visitor.ts';

const app = openApp();

type Place = { readonly field: string; readonly startTime: string };
type Conflicts = Refused & { readonly conflicts: readonly { readonly rule: string; readonly sentence: string }[] };
type Shifted = Conflicts & {
  readonly shifted: readonly (Place & { readonly gameId: number; readonly was: Place })[];
  readonly mark: string;
};

async function drawn() {
  const { id, teamIds, address } = await aField(app(), 4);
  await app().organizer.post(`${address}/generate-brackets`, { teamIds });
  return { id, address, games: (await detailOf(app().organizer, id)).games };
}

const gamesOf = async (id: number) => (await detailOf(app().organizer, id)).games;
const move = (game: Game | undefined, to: object, version?: number) =>
  app().organizer.call<Conflicts>(`/api/games/${game?.id}/move`, {
    method: 'POST',
    body: JSON.stringify(to),
    headers: { 'Content-Type': 'application/json', ...(version !== undefined && { 'If-Match': `"${version}"` }) },
  });
const minutesLater = (instant: string | undefined, minutes: number) =>
  new Date(Date.parse(instant ?? '') + minutes * 60_000).toISOString();

test('every slot that is offered can be taken, and nothing else moves with the game', async () => {
  const { id, games } = await drawn();
  const last = games.at(-1);
  const { body: slots } = await app().organizer.get<Place[]>(`/api/games/${last?.id}/slots`);
  expect(slots.length).toBeGreaterThan(0);
  expect(slots).not.toContainEqual({ field: last?.field, startTime: last?.startTime });
  const [to] = slots;
  expect((await move(last, { ...to, preview: true })).body).toEqual({ conflicts: [] });
  expect(await gamesOf(id)).toEqual(games);
  const moved = await move(last, { ...to }, last?.version);
  expect([moved.status, moved.body]).toEqual([200, { conflicts: [] }]);
  const after = await gamesOf(id);
  expect(after.find((game) => game.id === last?.id)).toMatchObject({ ...to, version: (last?.version ?? 0) + 1 });
  expect(after.filter((game) => game.id !== last?.id)).toEqual(games.filter((game) => game.id !== last?.id));
  const { brackets } = await detailOf(app().organizer, id);
  expect(brackets.find((bracket) => bracket.id === last?.bracketId)).toMatchObject({ gameTime: to?.startTime });
  expect(clashes(after)).toEqual([]);
  expect((await move(last, { ...to }, last?.version)).status).toBe(412);
});

test('a game cannot be moved onto another, before what it waits for, or out of the hours', async () => {
  const { id, games } = await drawn();
  const [first, second] = games;
  const final = games.find(({ stage, round }) => stage === 'knockout' && round === 2);
  const wrong = [
    ['field', first, { field: second?.field, startTime: second?.startTime }],
    ['order', final, { field: 'Field 1', startTime: minutesLater(first?.startTime, -15) }],
    ['hours', final, { field: 'Field 1', startTime: minutesLater(first?.startTime, 24 * 60) }],
  ] as const;
  for (const [rule, game, to] of wrong) {
    const preview = await move(game, { ...to, preview: true });
    expect(preview.body.conflicts.map((conflict) => conflict.rule)).toContain(rule);
    const refused = await move(game, { ...to, confirm: true });
    expect([rule, refused.status]).toEqual([rule, 409]);
    expect(refused.body.message).toContain(preview.body.conflicts.find((one) => one.rule === rule)?.sentence);
  }
  expect(await gamesOf(id)).toEqual(games);
});

test('two games change places', async () => {
  const { id, games } = await drawn();
  const [one, other, ...rest] = games;
  const swap = { field: other?.field, startTime: other?.startTime, swap: true };
  expect((await move(one, swap, one?.version)).body).toEqual({ conflicts: [] });
  const after = await gamesOf(id);
  expect(after.find((game) => game.id === other?.id)).toMatchObject({ field: one?.field, startTime: one?.startTime });
  expect(after).toEqual(expect.arrayContaining([...rest]));
});

test('a short rest is accepted by whoever confirms it', async () => {
  const { games } = await drawn();
  const final = games.find(({ stage, round }) => stage === 'knockout' && round === 2);
  const ends = games.filter(({ stage, round }) => stage === 'knockout' && round === 1).map(({ endTime }) => endTime);
  const to = { field: 'Field 2', startTime: ends.toSorted().at(-1) };
  expect((await move(final, to)).body.message).toContain('Confirm');
  expect((await move(final, { ...to, confirm: true })).status).toBe(200);
});

test('a game that has started stays where it is', async () => {
  const { games } = await drawn();
  const [first] = games;
  await app().organizer.post(`/api/games/${first?.id}/start`, {});
  expect((await app().organizer.get(`/api/games/${first?.id}/slots`)).status).toBe(409);
  expect((await move(first, { field: 'Field 1', startTime: first?.endTime })).status).toBe(409);
});

test.each([
  [{ field: 'Field 9', startTime: '2099-11-07T23:15:00Z' }, 'field'],
  [{ field: 'Field 1', startTime: 'tonight' }, 'startTime'],
  [{ field: 'Field 1', startTime: '2099-11-07 18:15' }, 'startTime'],
])('%j is no place to play', async (to, wrong) => {
  const { games } = await drawn();
  const { status, body } = await move(games[0], to);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [wrong]]);
});

test('a late day is looked at and then shifted, but for what has started', async () => {
  const { id, address, games } = await drawn();
  const [first, ...later] = games;
  await app().organizer.post(`/api/games/${first?.id}/start`, {});
  const delay = { from: first?.startTime, minutes: 10 };
  const preview = await app().organizer.post<Shifted>(`${address}/shift`, { ...delay, preview: true });
  expect(preview.body.shifted.map(({ gameId }) => gameId)).toEqual(later.map((game) => game.id));
  expect((await gamesOf(id)).map(({ startTime }) => startTime)).toEqual(games.map(({ startTime }) => startTime));
  const done = await app().organizer.post<Shifted>(`${address}/shift`, { ...delay, confirm: true });
  expect(done.status).toBe(200);
  const after = await gamesOf(id);
  expect(after.find((game) => game.id === first?.id)?.startTime).toBe(first?.startTime);
  for (const game of later) {
    expect(after.find((one) => one.id === game.id)?.startTime).toBe(minutesLater(game.startTime, 10));
  }
});

test('of two organizers who shift the same late day, the second is asked again', async () => {
  const { id, address, games } = await drawn();
  const shift = (body: object) =>
    app().organizer.post<Shifted>(`${address}/shift`, { from: games[0]?.startTime, minutes: 10, ...body });
  const [first, second] = [await shift({ preview: true }), await shift({ preview: true })];
  expect(first.body.shifted.map(({ was }) => was.startTime)).toEqual(games.map(({ startTime }) => startTime));
  const done = await shift({ mark: first.body.mark });
  expect([done.status, done.body]).toEqual([200, first.body]);
  const once = await gamesOf(id);
  const refused = await shift({ mark: second.body.mark });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('look at the preview again')]);
  expect(await gamesOf(id)).toEqual(once);
  const again = await shift({ preview: true });
  expect((await shift({ mark: again.body.mark })).status).toBe(200);
});

test('an undo and other times do what their previews have shown, or nothing', async () => {
  const { id, address, games } = await drawn();
  const send = (what: string, body: object) => app().organizer.post<Shifted>(`${address}/${what}`, body);
  const late = { from: games[0]?.startTime, minutes: 10 };
  const lost = { from: games[0]?.startTime, fieldNames: ['Field 1'] };
  await send('shift', late);
  const undo = await send('undo-moves', { preview: true });
  const times = await send('time-again', { ...lost, preview: true });
  await send('shift', late);
  const twice = await gamesOf(id);
  expect((await send('undo-moves', { mark: undo.body.mark })).status).toBe(409);
  expect((await send('time-again', { ...lost, mark: times.body.mark, confirm: true })).status).toBe(409);
  expect(await gamesOf(id)).toEqual(twice);
  const seen = await send('undo-moves', { preview: true });
  expect((await send('undo-moves', { mark: seen.body.mark })).status).toBe(200);
});

test('a shift over the end of the hours needs a confirmation, one onto another game is refused', async () => {
  const { id, address, games } = await drawn();
  const shift = (body: object) => app().organizer.post<Shifted>(`${address}/shift`, body);
  const late = { from: games[0]?.startTime, minutes: 240 };
  expect((await shift(late)).status).toBe(409);
  const [first] = games;
  const next = games.find((game) => game.field === first?.field && game.startTime > (first?.startTime ?? ''));
  const early = { from: next?.startTime, minutes: -40, confirm: true };
  const refused = await shift(early);
  expect([refused.status, refused.body.message.length > 0]).toEqual([409, true]);
  expect(await gamesOf(id)).toEqual(games);
  expect((await shift({ ...late, confirm: true })).status).toBe(200);
});

test('games of a lost field get other places: looked at first, then one press', async () => {
  const { id, address, games } = await drawn();
  const times = { from: games[0]?.startTime, fieldNames: ['Field 1'] };
  const timeAgain = (body: object) => app().organizer.post<Shifted>(`${address}/time-again`, { ...times, ...body });
  const preview = await timeAgain({ preview: true });
  expect([preview.status, preview.body.shifted.length > 0]).toEqual([200, true]);
  expect(await gamesOf(id)).toEqual(games);
  const moved = new Set(preview.body.shifted.map(({ gameId }) => gameId));
  expect((await timeAgain({ confirm: true, mark: preview.body.mark })).status).toBe(200);
  const after = await gamesOf(id);
  expect([after.length, after.filter(({ field }) => field === 'Field 2')]).toEqual([games.length, []]);
  for (const game of games.filter((one) => !moved.has(one.id)))
    expect(after.find((one) => one.id === game.id)).toMatchObject({ field: game.field, startTime: game.startTime });
  expect((await app().organizer.post(`${address}/time-again`, { from: 'noon' })).status).toBe(400);
});

test('what does not fit is refused with what would make it fit, and nothing is saved', async () => {
  const { id, address, games } = await drawn();
  const playingHours = [{ day: '2099-11-07', startTime: '18:15', endTime: '18:45' }];
  const times = { from: games[0]?.startTime, fieldNames: ['Field 1'], playingHours };
  const refused = await app().organizer.post<Shifted>(`${address}/time-again`, times);
  expect([refused.status, refused.body.message]).toEqual([422, expect.stringMatching(/It takes \d+ slots/)]);
  expect(await gamesOf(id)).toEqual(games);
});

test('fields are those of the last times, published or in wait, until they are others again', async () => {
  const { address, games } = await drawn();
  const send = (body: object) =>
    app().organizer.post<Shifted>(`${address}/time-again`, { from: games[0]?.startTime, confirm: true, ...body });
  const fields = async () =>
    (await app().organizer.get<{ readonly venue: { readonly fields: unknown } }>(`${address}/draft`)).body.venue.fields;
  const fieldsFree = async () => {
    const { body } = await app().organizer.get<readonly Place[]>(`/api/games/${games.at(-1)?.id}/slots`);
    return new Set(body.map(({ field }) => field));
  };
  const both = ['Field 1', 'Field 2'];
  for (const draft of [true, false]) {
    expect((await send({ fieldNames: ['Field 1'], draft })).status).toBe(200);
    expect([await fields(), (await fieldsFree()).has('Field 2')]).toEqual([['Field 1'], false]);
    const back = await send({ fieldNames: both, draft });
    expect([back.status, back.body.shifted]).toEqual([200, []]);
    expect([await fields(), (await fieldsFree()).has('Field 2')]).toEqual([both, true]);
    await app().organizer.call(`${address}/draft`, { method: 'DELETE' });
  }
});

test('other times that everybody has seen are undone while nothing was played in them', async () => {
  const { id, address, games } = await drawn();
  const undo = (body: object = {}) => app().organizer.post<Shifted>(`${address}/undo-moves`, body);
  const lastMoved = async () =>
    (await app().organizer.get<{ readonly lastMoved: number }>(`${address}/draft`)).body.lastMoved;
  expect([(await undo()).status, await lastMoved()]).toEqual([409, 0]);
  const times = { from: games[0]?.startTime, fieldNames: ['Field 1'], confirm: true };
  const timed = await app().organizer.post<Shifted>(`${address}/time-again`, times);
  const moved = timed.body.shifted.map(({ gameId }) => gameId);
  expect(await lastMoved()).toBe(moved.length);
  const seen = await gamesOf(id);
  expect((await undo({ preview: true })).body.shifted.map(({ gameId }) => gameId).toSorted()).toEqual(moved.toSorted());
  expect(await gamesOf(id)).toEqual(seen);
  expect((await undo({ confirm: true })).status).toBe(200);
  const placesOf = (all: typeof games) => all.map(({ id: game, field, startTime }) => [game, field, startTime]);
  expect(placesOf(await gamesOf(id))).toEqual(placesOf(games));
  expect([(await undo()).status, await lastMoved()]).toEqual([409, 0]);
  await app().organizer.post(`${address}/time-again`, times);
  const begun = await app().organizer.post(`/api/games/${moved[0]}/start`, {});
  expect([begun.status, (await undo({ confirm: true })).status]).toEqual([200, 409]);
});

test('only organizers move games', async () => {
  const { address, games } = await drawn();
  const visitor = app().visitor();
  const refused = [
    await visitor.get(`/api/games/${games[0]?.id}/slots`),
    await visitor.post(`/api/games/${games[0]?.id}/move`, {}),
    await visitor.post(`${address}/shift`, {}),
    await visitor.post(`${address}/time-again`, {}),
    await visitor.post(`${address}/undo-moves`, {}),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect((await app().organizer.get('/api/games/999999/slots')).status).toBe(404);
});
