import { until } from '../deep/fault/until.ts';
import { openApp } from './app.ts';
import { drawTournament, type Game, gameOf, scoreKeeper } from './tournament-day.ts';
import { json, type Visitor } from './visitor.ts';

const app = openApp();

type Line = {
  readonly kind: string;
  readonly team1Score: number;
  readonly team2Score: number;
  readonly updatedBy: string;
};

const score = (team1Score: number, team2Score: number) => ({ team1Score, team2Score });
const historyOf = async (id: number) => (await app().organizer.get<Line[]>(`/api/games/${id}/history`)).body;
const reread = async ({ id }: Game) => (await app().visitor().get<Game>(`/api/games/${id}`)).body;
const statusOf = async (id: number) => {
  const [row] = await app().database.query('select status from tournaments where id = $1', [id]);
  return row?.status;
};

/** Puts a score with the version that the keeper has seen. */
function seen(keeper: Visitor, { id, version }: Game, entered: object) {
  const { headers, ...sent } = json('PUT', entered);
  return keeper.call<Game & { details: Partial<Game> }>(`/api/games/${id}/score`, {
    ...sent,
    headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
  });
}

test('an evening of four teams: started, scored, completed, and the champion stands', async () => {
  const day = await drawTournament(app(), 4);
  const [first, second, , fourth] = day.teams;
  const pat = await scoreKeeper(app(), 'Pat');
  const [one, other, final] = [gameOf(day, 1), gameOf(day, 1, 2), gameOf(day, 2)];
  expect(await statusOf(day.tournament.id)).toBe('upcoming');
  expect((await pat.post<Game>(`/api/games/${one.id}/start`, {})).body).toMatchObject({ status: 'in_progress' });
  expect(await statusOf(day.tournament.id)).toBe('active');
  expect((await pat.put<Game>(`/api/games/${one.id}/score`, score(2, 1))).body).toMatchObject(score(2, 1));
  expect((await pat.post<Game>(`/api/games/${one.id}/complete`, {})).body).toMatchObject({
    status: 'completed',
    winnerId: first?.id,
  });
  expect(await reread(final)).toMatchObject({
    ...{ label: 'Final', team1Id: first?.id, team1Name: first?.name, team1From: null },
    ...{ team2Id: null, team2From: 'Winner of Round 1, match 2' },
  });
  await pat.put(`/api/games/${other.id}/score`, score(0, 3));
  await pat.post(`/api/games/${other.id}/complete`, {});
  expect(await reread(final)).toMatchObject({ team1Id: first?.id });
  await pat.put(`/api/games/${final.id}/score`, score(4, 4));
  const level = await pat.post(`/api/games/${final.id}/complete`, {});
  expect([level.status, level.body.message]).toEqual([409, expect.stringContaining('cannot end level')]);
  const shootout = { team1: 3, team2: 2 };
  expect((await pat.post<Game>(`/api/games/${final.id}/complete`, { shootout })).body).toMatchObject({
    status: 'completed',
    shootout,
    winnerId: first?.id,
  });
  expect(await statusOf(day.tournament.id)).toBe('completed');
  expect([second, fourth]).toHaveLength(2);
  expect((await historyOf(final.id)).map(({ kind, updatedBy }) => [kind, updatedBy])).toEqual([
    ['score', 'Pat'],
    ['complete', 'Pat'],
  ]);
});

test.each([
  score(-1, 0),
  score(0, 100),
  score(1.5, 0),
  { team1Score: '1', team2Score: 0 },
  { team1Score: 1 },
  { team1Score: null, team2Score: 1 },
  { team1Score: [1], team2Score: 1 },
  { ...score(1, 1), shootout: { team1: 'x', team2: 1 } },
  {},
])('%j is no score', async (wrong) => {
  const day = await drawTournament(app(), 2);
  const answer = await app().organizer.put(`/api/games/${gameOf(day, 1).id}/score`, wrong);
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('whole numbers from 0 to 99')]);
});

test('two keepers on one game: who has not seen the last score is told it, and nothing is lost', async () => {
  const day = await drawTournament(app(), 2);
  const [ana, ben] = [await scoreKeeper(app(), 'Ana'), await scoreKeeper(app(), 'Ben')];
  const game = gameOf(day, 1);
  const entered = await seen(ana, game, score(1, 0));
  expect(entered.status).toBe(200);
  const stale = await seen(ben, game, score(0, 1));
  expect([stale.status, stale.body.details]).toEqual([
    412,
    { ...score(1, 0), status: 'in_progress', version: entered.body.version },
  ]);
  expect((await seen(ben, entered.body, score(1, 1))).status).toBe(200);
  expect(await historyOf(game.id)).toMatchObject([
    { ...score(1, 0), updatedBy: 'Ana' },
    { ...score(1, 1), fromTeam1Score: 1, updatedBy: 'Ben' },
  ]);
});

test('the mark of what was read is taken for the version that was seen', async () => {
  const day = await drawTournament(app(), 2);
  const pat = await scoreKeeper(app(), 'Pat');
  const path = `/api/games/${gameOf(day, 1).id}`;
  const etag = (await pat.get(path)).headers.get('ETag') ?? '';
  const put = (entered: object) => {
    const headers = { 'Content-Type': 'application/json', 'If-Match': etag };
    return pat.call(`${path}/score`, { ...json('PUT', entered), headers });
  };
  expect([(await put(score(1, 0))).status, (await put(score(2, 0))).status]).toEqual([200, 412]);
});

test('a hundred writes at once leave a hundred lines of history, and the last of them is the score', async () => {
  const day = await drawTournament(app(), 2);
  const { id } = gameOf(day, 1);
  const keepers = [await scoreKeeper(app(), 'Ana'), await scoreKeeper(app(), 'Ben')];
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, turn) => keepers[turn % 2]?.put(`/api/games/${id}/score`, score(turn % 10, 0))),
  );
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
  const history = await historyOf(id);
  expect(history).toHaveLength(100);
  expect(await reread(gameOf(day, 1))).toMatchObject(score(history.at(-1)?.team1Score ?? -1, 0));
}, 120_000);

test('a game completed by two at once is completed once, and its teams move on once', async () => {
  const day = await drawTournament(app(), 4);
  const keepers = [await scoreKeeper(app(), 'Ana'), await scoreKeeper(app(), 'Ben')];
  const { id } = gameOf(day, 1);
  await keepers[0]?.put(`/api/games/${id}/score`, score(2, 0));
  const answers = await Promise.all(keepers.map((keeper) => keeper.post(`/api/games/${id}/complete`, {})));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await historyOf(id)).filter(({ kind }) => kind === 'complete')).toHaveLength(1);
  const final = await reread(gameOf(day, 2));
  expect([final.team1Id, final.team2Id, final.version]).toEqual([day.teams[0]?.id, null, 2]);
});

test('who has proved nothing writes nothing and sees no history, players or goals', async () => {
  const day = await drawTournament(app(), 2);
  const { id } = gameOf(day, 1);
  const visitor = app().visitor();
  const answers = [
    await visitor.put(`/api/games/${id}/score`, score(1, 0)),
    await visitor.post(`/api/games/${id}/start`, {}),
    await visitor.post(`/api/games/${id}/complete`, {}),
    await visitor.post(`/api/games/${id}/reopen`, {}),
    await visitor.post(`/api/games/${id}/forfeit`, { teamId: day.teams[0]?.id }),
    await visitor.call(`/api/games/${id}`, { method: 'DELETE' }),
    await visitor.post(`/api/games/${id}/goals`, { playerId: day.teams[0]?.captainId, minute: 1 }),
    await visitor.post('/api/player-goals', { gameId: id, playerId: day.teams[0]?.captainId, minute: 1 }),
    await visitor.put('/api/goals/1', { minute: 1 }),
    await visitor.call('/api/goals/1', { method: 'DELETE' }),
    await visitor.get(`/api/games/${id}/players`),
    await visitor.get(`/api/games/${id}/goals`),
    await visitor.get(`/api/games/${id}/history`),
    await visitor.get('/api/games?includeAll=true'),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  expect(await reread(gameOf(day, 1))).toMatchObject(gameOf(day, 1));
});

test('a game whose teams are not known yet cannot be played', async () => {
  const day = await drawTournament(app(), 4);
  const pat = await scoreKeeper(app(), 'Pat');
  const { id } = gameOf(day, 2);
  for (const answer of [
    await pat.put(`/api/games/${id}/score`, score(1, 0)),
    await pat.post(`/api/games/${id}/start`, {}),
    await pat.post(`/api/games/${id}/complete`, {}),
  ]) {
    expect([answer.status, answer.body.message]).toEqual([409, 'The two teams of this game are not known yet']);
  }
});

test('a game that is not there is not found by anybody', async () => {
  const { organizer } = app();
  for (const id of ['0', '999999', 'abc', '99999999999', '-1']) {
    const answers = [
      await organizer.get(`/api/games/${id}`),
      await organizer.get(`/api/games/${id}/players`),
      await organizer.get(`/api/games/${id}/goals`),
      await organizer.get(`/api/games/${id}/history`),
      await organizer.put(`/api/games/${id}/score`, score(1, 0)),
      await organizer.post(`/api/games/${id}/complete`, {}),
      await organizer.call(`/api/games/${id}`, { method: 'DELETE' }),
      await organizer.put(`/api/goals/${id}`, { minute: 1 }),
      await organizer.call(`/api/goals/${id}`, { method: 'DELETE' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  }
});

test('every write to a game is in the audit: who, what, from and to', async () => {
  const day = await drawTournament(app(), 2);
  const pat = await scoreKeeper(app(), 'Pat');
  const { id } = gameOf(day, 1);
  await pat.put(`/api/games/${id}/score`, score(2, 1));
  await pat.post(`/api/games/${id}/complete`, {});
  await pat.post(`/api/games/${id}/complete`, {});
  await app().organizer.call(`/api/games/${id}`, { method: 'DELETE' });
  const noted = await app().database.query(
    `select kind, who, what from audit where thing = 'game' and record_id = $1 order by id`,
    [id],
  );
  expect(noted).toEqual([
    { kind: 'score keeper', who: 'Pat', what: 'score entered' },
    { kind: 'score keeper', who: 'Pat', what: 'completed' },
    { kind: 'score keeper', who: 'Pat', what: 'no change noted' },
    { kind: 'organizer', who: 'organizer', what: 'deleted' },
  ]);
});

test('a call without a body is as good as one with an empty one', async () => {
  const day = await drawTournament(app(), 2);
  const pat = await scoreKeeper(app(), 'Pat');
  const { id } = gameOf(day, 1);
  const bare = (path: string, method = 'POST') => pat.call(`/api/games/${id}/${path}`, { method });
  expect((await bare('start')).status).toBe(200);
  expect((await bare('score', 'PUT')).status).toBe(400);
  expect((await bare('complete')).status).toBe(409);
  expect((await app().organizer.call(`/api/games/${id}/reopen`, { method: 'POST' })).status).toBe(409);
  expect((await app().organizer.call(`/api/games/${id}/forfeit`, { method: 'POST' })).status).toBe(400);
});

test('the list of all games is made once for all keepers until something changes', async () => {
  const day = await drawTournament(app(), 2);
  const [pat, ana] = [await scoreKeeper(app(), 'Pat'), await scoreKeeper(app(), 'Ana')];
  const [game] = day.games;
  const fieldSeenBy = async (keeper: Visitor) => {
    const { body } = await keeper.get<Game[]>('/api/games?includeAll=true');
    return body.find(({ id }) => id === game?.id)?.field;
  };
  const move = (field: string, untold = '') =>
    app().database.query(`begin; ${untold} update games set field = '${field}' where id = ${game?.id}; commit`);
  expect(await fieldSeenBy(pat)).toBe(game?.field);
  await move('Moved untold', 'set local session_replication_role = replica;');
  expect([await fieldSeenBy(pat), await fieldSeenBy(ana)]).toEqual([game?.field, game?.field]);
  await move('Moved');
  await until(async () => (await fieldSeenBy(ana)) === 'Moved');
  const { headers } = await ana.call('/api/games?includeAll=true', {});
  const again = { headers: { 'If-None-Match': headers.get('etag') ?? '' } };
  expect((await ana.call('/api/games?includeAll=true', again)).status).toBe(304);
});
