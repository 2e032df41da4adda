import { openApp } from './app.ts';
import { type Draft, draftsIn } from './drafted-day.ts';
import { type Drawn, detailOf, type Game } from './entered-teams.ts';
import { remove } from './records.ts';
import { scoreKeeper } from './tournament-day.ts';

const app = openApp();
const { tell, entered, draftOf, publish, drafted, letters, freePlaceOf, publicPages, seenAt, left } = draftsIn(app);

async function listening(): Promise<number> {
  const { status, body } = await app().organizer.post<{ id: number }>('/api/admin/webhooks', {
    url: 'https://league.example/hook',
    events: ['timetable.published', 'score.changed', 'result.final'],
  });
  expect(status).toBe(201);
  return body.id;
}

test('a draft is seen by organizers and by nobody else, and nothing leaves the house', async () => {
  const webhook = await listening();
  // What is due to families of other tournaments leaves before.
  await tell();
  const cup = await entered();
  const beforehand = await publicPages(cup, []);
  const [seen, out] = [await seenAt(beforehand), await left()];
  const { body: made } = await app().organizer.post<Drawn>(`${cup.address}/generate-brackets`, {
    ...cup.wish,
    draft: true,
  });
  expect(made.games).toHaveLength(4);
  expect(await seenAt(beforehand)).toEqual(seen);
  const ofGames = await seenAt((await publicPages(cup, made.games)).filter((page) => page.includes('/games/')));
  expect(ofGames.filter(([page]) => /games\/\d+$/.test(String(page))).map(([, status]) => status)).toEqual([
    404, 404, 404, 404,
  ]);
  await tell();
  expect(await left()).toEqual(out);
  expect(await letters(cup.id)).toEqual([]);

  const draft = await draftOf(cup.address);
  expect(draft).toMatchObject({ state: 'drawn', isPublished: false, version: 1, isOutdated: false });
  expect(draft.games.map(({ id }) => id)).toEqual(made.games.map(({ id }) => id));
  expect(draft.choices).toMatchObject({ teamIds: cup.wish.teamIds, fieldNames: cup.wish.fieldNames });
  const team = cup.teams[0]?.id;
  expect((await app().visitor().get<unknown[]>(`/api/teams/${team}/games`)).body).toMatchObject({ games: [] });
  expect((await remove(app().organizer, `/api/admin/webhooks/${webhook}`)).status).toBe(200);
});

test('nobody keeps a game of a draft, and is told why', async () => {
  const { made } = await drafted();
  const keeper = await scoreKeeper(app(), 'Kim');
  const { status, body } = await keeper.put(`/api/games/${made.games[0]?.id}/score`, { team1Score: 1, team2Score: 0 });
  expect([status, body.message]).toEqual([
    409,
    'This game is in a draft: an organizer publishes the timetable before it is played',
  ]);
});

test('published, everybody sees what the draft showed, and each family gets one letter with the note', async () => {
  const cup = await drafted();
  expect((await draftOf(cup.address)).families).toMatchObject({ now: 0, later: 8 });
  const { status, body } = await publish(cup.address, { note: 'Parking is behind the gym.' });
  expect([status, body.state, body.version]).toEqual([200, 'published', null]);
  const { games } = await detailOf(app().visitor(), cup.id);
  const places = (list: readonly Game[]) =>
    list.map(({ id, field, startTime, round }) => [id, field, startTime, round]);
  expect(places(games)).toEqual(places(cup.made.games));
  await tell();
  await tell();
  const written = await letters(cup.id);
  expect(written).toHaveLength(8);
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(8);
  for (const { subject, text } of written) {
    expect(subject).toMatch(/^Your schedule: /);
    expect(text).toContain('A word from the organizers: Parking is behind the gym.');
  }
  const [game] = games;
  const keeper = await scoreKeeper(app(), 'Kim');
  expect((await keeper.put(`/api/games/${game?.id}/score`, { team1Score: 1, team2Score: 0 })).status).toBe(200);
});

test('without draft: true what is generated is published at once, as it always was', async () => {
  const cup = await entered();
  await app().organizer.post(`${cup.address}/generate-brackets`, { ...cup.wish, draft: true });
  const { status } = await app().organizer.post(`${cup.address}/generate-brackets`, cup.wish);
  expect(status).toBe(201);
  expect((await detailOf(app().visitor(), cup.id)).games).toHaveLength(4);
  expect(await draftOf(cup.address)).toMatchObject({ state: 'published', version: null });
});

test('a draft is moved and locked like any timetable, and published so', async () => {
  const cup = await drafted();
  const [game] = cup.made.games;
  const to = await freePlaceOf(game?.id ?? 0);
  expect((await app().organizer.post(`/api/games/${game?.id}/move`, { ...to, draft: true })).status).toBe(200);
  const locking = await app().organizer.put(`/api/tournaments/${cup.id}/draft/locks/${game?.id}`, { locked: true });
  expect(locking.status).toBe(200);
  const draft = await draftOf(cup.address);
  expect(draft.games.find(({ id }) => id === game?.id)).toMatchObject(to);
  expect(draft.lockedGames).toEqual([game?.id]);
  expect((await detailOf(app().visitor(), cup.id)).games).toEqual([]);
  await publish(cup.address);
  expect((await detailOf(app().visitor(), cup.id)).games.find(({ id }) => id === game?.id)).toMatchObject(to);
});

test('of two that publish at once one does; who has seen another draft publishes nothing; a discarded one is gone', async () => {
  const cup = await drafted();
  const seen = (version: number) =>
    app().organizer.call<Draft>(`${cup.address}/publish`, {
      method: 'POST',
      body: JSON.stringify({ note: 'Once' }),
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
    });
  expect((await seen(7)).status).toBe(412);
  const both = await Promise.all([seen(1), seen(1), publish(cup.address), publish(cup.address)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [noted] = await app().database.query<{ count: number }>(
    `select count(*)::int as count from audit where thing = 'bracket' and record_id = $1 and what = 'published'`,
    [cup.id],
  );
  expect(noted?.count).toBe(1);
  await tell();
  expect(await letters(cup.id)).toHaveLength(8);

  await app().organizer.post(`${cup.address}/generate-brackets`, {
    ...cup.wish,
    seeding: 'lots',
    seed: 9,
    draft: true,
  });
  const discarded = await remove<Draft>(app().organizer, `${cup.address}/draft`);
  expect([discarded.status, discarded.body.state]).toEqual([200, 'published']);
  expect((await remove(app().organizer, `${cup.address}/draft`)).status).toBe(200);
  await tell();
  expect(await letters(cup.id)).toHaveLength(8);
});

test('while a draft waits families do too, until twelve hours before; then they get date and place', async () => {
  const cup = await drafted();
  await tell(new Date('2099-11-07T10:00:00Z'));
  expect(await letters(cup.id)).toEqual([]);
  await tell(new Date('2099-11-07T12:00:00Z'));
  const written = await letters(cup.id);
  for (const { subject } of written) expect(subject).toMatch(/^See you soon: /);
  await publish(cup.address);
  await tell(new Date('2099-11-07T12:05:00Z'));
  const after = (await letters(cup.id)).slice(written.length);
  expect(after).toHaveLength(8);
  for (const { subject } of after) expect(subject).toMatch(/^Your schedule: /);
});

test('nothing can be published where nothing was drawn', async () => {
  const { address } = await entered();
  expect((await app().organizer.post(`${address}/publish`, {})).status).toBe(409);
  expect(await draftOf(address)).toMatchObject({ state: 'nothing', isPublished: false, choices: null });
  expect((await app().organizer.post('/api/tournaments/999999/publish', {})).status).toBe(404);
  const tooLong = await app().organizer.post(`${address}/publish`, { note: 'x'.repeat(501) });
  expect([tooLong.status, tooLong.body.errors]).toEqual([400, { note: 'Note must be at most 500 characters' }]);
});
