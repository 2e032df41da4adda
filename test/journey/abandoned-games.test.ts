import { openApp } from './app.ts';
import { drawTournament, type Game, gameOf, scoreKeeper } from './tournament-day.ts';

const app = openApp();

const score = (team1Score: number, team2Score: number) => ({ team1Score, team2Score });
const reread = async ({ id }: Game) => (await app().visitor().get<Game>(`/api/games/${id}`)).body;
const abandon = (id: number, body: object) => app().organizer.post<Game>(`/api/games/${id}/abandon`, body);

test('an abandoned game stands, is reopened, is replayed, or counts for nothing, as the organizer says', async () => {
  const day = await drawTournament(app(), 4);
  const [{ id }, final] = [gameOf(day, 1), gameOf(day, 2)];
  await app().organizer.put(`/api/games/${id}/score`, score(1, 0));
  const shown = await abandon(id, { as: 'void', preview: true });
  expect(shown.body).toMatchObject({ status: 'in_progress', changes: expect.any(Array) });
  const stands = await abandon(id, { as: 'stands', ...score(2, 0) });
  expect(stands.body).toMatchObject({ status: 'completed', ...score(2, 0), isAbandoned: true, isVoid: false });
  expect(await reread(final)).toMatchObject({ team1Id: day.teams[0]?.id });
  expect((await app().organizer.post<Game>(`/api/games/${id}/reopen`, {})).body).toMatchObject({
    ...{ status: 'in_progress', ...score(2, 0), isAbandoned: false },
  });
  expect((await abandon(id, { as: 'void' })).body).toMatchObject({ isAbandoned: true, isVoid: true, winnerId: null });
  const page = await app().visitor().get<{ games: Game[] }>(`/api/teams/${day.teams[0]?.id}/games`);
  expect(page.body.games).toMatchObject([{ isAbandoned: true, isVoid: true, outcome: null, isCalledOff: false }]);
  expect((await abandon(id, { as: 'replay' })).body).toMatchObject({ status: 'scheduled', ...score(0, 0) });
  const history = await app().organizer.get<{ kind: string }[]>(`/api/games/${id}/history`);
  expect(history.body.map(({ kind }) => kind)).toEqual(['score', 'abandon', 'reopen', 'abandon', 'abandon']);
});

test('a game that nobody has begun is closed as not played: it is called off in the calendars and counts for nothing', async () => {
  const day = await drawTournament(app(), 4);
  const { id } = gameOf(day, 1);
  expect((await abandon(id, { as: 'stands' })).status).toBe(409);
  expect((await abandon(id, { as: 'void' })).body).toMatchObject({
    ...{ status: 'completed', isAbandoned: false, isVoid: true, startedAt: null },
  });
  const { body } = await app().visitor().get<{ games: Game[] }>(`/api/teams/${day.teams[0]?.id}/games`);
  expect(body.games).toMatchObject([{ isCalledOff: true, score: null }]);
  expect((await app().organizer.post<Game>(`/api/games/${id}/reopen`, {})).body).toMatchObject({ status: 'scheduled' });
  const again = await app().visitor().get<{ games: Game[] }>(`/api/teams/${day.teams[0]?.id}/games`);
  expect(again.body.games).toMatchObject([{ isCalledOff: false }]);
});

test('a game that ends takes its final score in the same press; one goal count alone is refused', async () => {
  const day = await drawTournament(app(), 4);
  const pat = await scoreKeeper(app(), 'Pat');
  const { id } = gameOf(day, 1);
  expect((await pat.post(`/api/games/${id}/complete`, { team1Score: 2 })).status).toBe(400);
  const ended = await pat.post<Game>(`/api/games/${id}/complete`, score(2, 1));
  expect(ended.body).toMatchObject({ status: 'completed', ...score(2, 1), winnerId: day.teams[0]?.id });
  expect((await pat.post(`/api/games/${id}/complete`, score(2, 1))).status).toBe(200);
  expect((await pat.post(`/api/games/${id}/complete`, score(3, 1))).status).toBe(409);
  expect((await pat.post(`/api/games/${id}/abandon`, { as: 'void' })).status).toBe(401);
});

test('games whose time is over and that nobody has begun are closed by one press, and are to come nowhere', async () => {
  const day = await drawTournament(app(), 4);
  const { organizer, database } = app();
  const address = `/api/tournaments/${day.tournament.id}`;
  const close = (body: object) => organizer.post<object[]>(`${address}/close-games`, body);
  expect((await close({})).body).toEqual([]);
  await organizer.post(`/api/games/${gameOf(day, 1).id}/complete`, score(1, 0));
  await database.query(
    `update games set start_time = now() - interval '2 hours', end_time = now() - interval '1 hour' where tournament_id = $1`,
    [day.tournament.id],
  );
  const missed = gameOf(day, 1, 2).id;
  expect((await close({ preview: true })).body).toMatchObject([{ gameId: missed }]);
  expect((await close({})).body).toHaveLength(1);
  const { body } = await organizer.get<{ games: Game[] }>(address);
  expect(body.games.filter(({ status }) => status !== 'completed')).toEqual([]);
  expect(body.games.find(({ id }) => id === missed)).toMatchObject({ isVoid: true, isAbandoned: false });
  expect((await organizer.get<{ kind: string }[]>(`/api/games/${missed}/history`)).body).toMatchObject([
    { kind: 'abandon' },
  ]);
  expect((await close({})).body).toEqual([]);
});
