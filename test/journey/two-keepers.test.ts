import { openApp } from './app.ts';
import { drawTournament, type Game, gameOf, scoreKeeper, teammate } from './tournament-day.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();

interface Goal {
  readonly id: number;
  readonly playerId: number | null;
  readonly playerName: string;
  readonly scorer: string;
  readonly minute: number;
  readonly message: string;
  readonly game: Game;
}

interface Settled {
  readonly message: string;
  readonly game: Game & { readonly version: number };
  readonly goals: readonly Goal[];
  readonly withoutRecord: { readonly team1: number; readonly team2: number };
}

/** Lee and Kim keep one game; Lee has given a goal of Ahmed in minute 7. */
async function twoKeepers() {
  const day = await drawTournament(app(), 2);
  const [one, other] = day.teams;
  const patel = await teammate(app(), one?.id ?? 0, { name: 'Kiran Patel' });
  const [lee, kim] = [await scoreKeeper(app(), 'Lee'), await scoreKeeper(app(), 'Kim')];
  const { id } = gameOf(day, 1);
  const goal = { gameId: id, playerId: one?.captainId ?? 0, minute: 7, withScore: true };
  const first = (await lee.post<Goal>('/api/player-goals', { ...goal, seenGoal: 0 })).body;
  return { id, lee, kim, one: one?.id ?? 0, rebel: other?.captainId ?? 0, patel, first, cup: day.tournament.name };
}

const settle = (keeper: Visitor, id: number, decided: object, version?: number) =>
  keeper.call<Settled>(`/api/games/${id}/settle`, {
    method: 'POST',
    body: JSON.stringify({ goals: [], dropped: [], ...decided }),
    headers: { 'Content-Type': 'application/json', ...(version && { 'If-Match': `"${version}"` }) },
  });

test('a goal that the other keeper has perhaps entered is asked about, and not counted', async () => {
  const { id, kim, patel, first } = await twoKeepers();
  const sent = { gameId: id, playerId: patel, minute: 8, withScore: true };
  const asked = await kim.post<Goal>('/api/player-goals', { ...sent, seenGoal: 0 });
  expect([asked.status, asked.body]).toEqual([
    409,
    expect.objectContaining({
      message: 'Lee has entered a goal of this team at minute 7: is it the same one?',
      details: { perhapsSame: [first.id] },
    }),
  ]);
  expect((await app().visitor().get<Game>(`/api/games/${id}`)).body.team1Score).toBe(1);
  const known = await kim.post<Goal>('/api/player-goals', { ...sent, seenGoal: first.id });
  expect([known.status, known.body.game.team1Score]).toEqual([201, 2]);
});

test("the specification's call, which knows of no goals seen, counts as ever", async () => {
  const { id, kim, patel } = await twoKeepers();
  expect((await kim.post('/api/player-goals', { gameId: id, playerId: patel, minute: 7 })).status).toBe(201);
});

test('what two keepers settle on is one score and one list of goals, in one step', async () => {
  const { id, kim, patel, rebel, first } = await twoKeepers();
  const seen = (await kim.get<Settled['game']>(`/api/games/${id}`)).body.version;
  const goals = [
    { playerId: patel, minute: 7, sameAs: first.id },
    { playerId: rebel, minute: 9 },
  ];
  const { status, body } = await settle(kim, id, { team1Score: 1, team2Score: 1, goals }, seen);
  expect(status).toBe(200);
  expect(body.game).toMatchObject({ team1Score: 1, team2Score: 1, status: 'in_progress' });
  expect(body.goals.map(({ playerName, minute }) => [playerName, minute])).toEqual([
    ['Kiran Patel', 7],
    [expect.any(String), 9],
  ]);
  expect(body.withoutRecord).toEqual({ team1: 0, team2: 0 });
  const late = await settle(kim, id, { team1Score: 3, team2Score: 3 }, seen);
  expect([late.status, late.body]).toMatchObject([412, { details: { team1Score: 1, team2Score: 1 } }]);
  const history = await kim.get<{ updatedBy: string; team2Score: number }[]>(`/api/games/${id}/history`);
  expect(history.body.at(-1)).toMatchObject({ updatedBy: 'Kim', team2Score: 1 });
});

test('of two who settle the same game at once one is told to look again', async () => {
  const { id, lee, kim } = await twoKeepers();
  const seen = (await kim.get<Settled['game']>(`/api/games/${id}`)).body.version;
  const answers = await Promise.all([
    settle(lee, id, { team1Score: 2, team2Score: 0 }, seen),
    settle(kim, id, { team1Score: 3, team2Score: 0 }, seen),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});

test('a settlement that cannot be carried out changes nothing', async () => {
  const { id, kim, patel, rebel, first } = await twoKeepers();
  const refused = async (decided: object) =>
    (await settle(kim, id, { team1Score: 1, team2Score: 0, ...decided })).status;
  expect(await refused({ team1Score: 100 })).toBe(400);
  expect(await refused({ goals: [{ playerId: patel, minute: 0 }] })).toBe(400);
  expect(await refused({ goals: [{ minute: 3 }] })).toBe(400);
  expect(await refused({ goals: 'Ahmed' })).toBe(400);
  expect(await refused({ dropped: [{ id: first.id + 999 }] })).toBe(409);
  expect(
    await refused({ goals: [{ playerId: rebel, minute: 3 }], dropped: [{ id: first.id }, { id: first.id }] }),
  ).toBe(400);
  expect((await settle(app().visitor(), id, { team1Score: 9, team2Score: 9 })).status).toBe(401);
  const { body } = await kim.get<Goal[]>(`/api/games/${id}/goals`);
  expect(body.map((goal) => goal.id)).toEqual([first.id]);
  await kim.post(`/api/games/${id}/complete`, {});
  expect(await refused({})).toBe(409);
});

test('own goals and goals of nobody count in the score and for nobody among the scorers', async () => {
  const { id, kim, one, first, cup } = await twoKeepers();
  const nobody = { gameId: id, teamId: one, minute: 12, withScore: true };
  for (const scorer of ['own', 'unknown']) {
    expect((await kim.post('/api/player-goals', { ...nobody, scorer })).status).toBe(201);
  }
  expect((await kim.post('/api/player-goals', { ...nobody, scorer: 'own', teamId: 987_654 })).status).toBe(400);
  expect((await kim.post('/api/player-goals', { ...nobody, scorer: 'nobody' })).status).toBe(400);
  const { body } = await kim.get<Goal[]>(`/api/games/${id}/goals`);
  expect(body.map(({ playerName, playerId, scorer }) => [playerName, playerId, scorer])).toEqual([
    [first.playerName, first.playerId, 'player'],
    ['Own goal', null, 'own'],
    ['Unknown scorer', null, 'unknown'],
  ]);
  expect((await app().visitor().get<Game>(`/api/games/${id}`)).body.team1Score).toBe(3);
  const path = `/api/top-scorers?tournament=${encodeURIComponent(cup)}`;
  const scorers = (await app().visitor().get<{ playerId: number; totalGoals: number }[]>(path)).body;
  expect(scorers.find(({ playerId }) => playerId === first.playerId)?.totalGoals).toBe(1);
  expect(scorers.some(({ playerId }) => playerId === null)).toBe(false);
});

test('everybody is told when a game began in fact; a game that is taken away begins anew', async () => {
  const { id } = await twoKeepers();
  const begun = async () =>
    (await app().visitor().get<{ startedAt: string | null }>(`/api/games/${id}`)).body.startedAt;
  const at = await begun();
  expect(Math.abs(Date.parse(at ?? '') - Date.now())).toBeLessThan(60_000);
  await app().organizer.put(`/api/games/${id}/score`, { team1Score: 4, team2Score: 0 });
  expect(await begun()).toBe(at);
  await app().organizer.call(`/api/games/${id}`, { method: 'DELETE' });
  expect(await begun()).toBeNull();
});
