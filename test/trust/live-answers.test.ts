import { openApp } from '../journey/app.ts';
import { drawTournament, gameOf, scoreKeeper } from '../journey/tournament-day.ts';
import { publicGame } from './allow-lists.ts';

const app = openApp();

const topScorer = ['rank', 'playerId', 'firstName', 'lastName', 'teamId', 'teamName', 'ageGroup', 'totalGoals'];
const goal = [
  'id',
  'gameId',
  'playerId',
  'playerName',
  'teamId',
  'scorer',
  'minute',
  'updatedBy',
  'createdAt',
  'updatedAt',
];
const line = [
  ...['id', 'gameId', 'kind', 'fromTeam1Score', 'fromTeam2Score', 'team1Score', 'team2Score', 'timestamp', 'updatedBy'],
];

/** What a game alone has beside (operations specification); the public reads no notes. */
const ofDetail = ['notes', 'createdAt', 'updatedAt'];

const keys = (thing: object | undefined) => Object.keys(thing ?? {}).toSorted();
const isInstant = (text: unknown) => typeof text === 'string' && new Date(text).toISOString() === text;

async function aGoalInAGame() {
  const day = await drawTournament(app(), 4);
  const { id } = gameOf(day, 1);
  const pat = await scoreKeeper(app(), 'Pat Secret');
  const sent = { gameId: id, playerId: day.teams[0]?.captainId, minute: 1, withScore: true };
  const given = await pat.post<{ id: number; game: object }>('/api/player-goals', sent);
  return { id, pat, given: given.body };
}

test('the public sees the listed fields of games and scorers, and neither notes nor who wrote them', async () => {
  const { id } = await aGoalInAGame();
  const visitor = app().visitor();
  const answers = [
    await visitor.get<object[]>('/api/live-scores'),
    await visitor.get<object[]>('/api/games'),
    await visitor.get<object>(`/api/games/${id}`),
  ];
  for (const { body } of answers) {
    const [game] = Array.isArray(body) ? body : [body];
    const shown = Array.isArray(body) ? publicGame : [...publicGame, ...ofDetail];
    expect(keys(game)).toEqual(shown.toSorted());
    expect(Reflect.get(game, 'notes') ?? null).toBeNull();
    expect(isInstant(Reflect.get(game, 'startTime')) && isInstant(Reflect.get(game, 'endTime'))).toBe(true);
  }
  const goals = await visitor.get<object[]>(`/api/games/${id}/scorers`);
  expect(keys(goals.body[0])).toEqual(['id', 'minute', 'playerName', 'scorer', 'teamId']);
  const scorers = await visitor.get<object[]>('/api/top-scorers');
  expect(keys(scorers.body[0])).toEqual(topScorer.toSorted());
  expect(JSON.stringify([answers.map(({ body }) => body), goals.body, scorers.body])).not.toMatch(
    /Secret|"notes":"|updatedBy|@/,
  );
});

test('who keeps scores sees goals and histories with the listed fields', async () => {
  const { id, pat, given } = await aGoalInAGame();
  expect(keys(given)).toEqual([...goal, 'game'].toSorted());
  expect(keys(given.game)).toEqual(publicGame.toSorted());
  const goals = await pat.get<object[]>(`/api/games/${id}/goals`);
  const history = await pat.get<object[]>(`/api/games/${id}/history`);
  const players = await pat.get<object[]>(`/api/games/${id}/players`);
  expect(keys(goals.body[0])).toEqual(goal.toSorted());
  expect(keys(history.body[0])).toEqual(line.toSorted());
  expect(keys(players.body[0])).toEqual(['id', 'name', 'team_id']);
  expect(isInstant(Reflect.get(history.body[0] ?? {}, 'timestamp'))).toBe(true);
});
