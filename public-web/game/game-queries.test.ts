import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { newsFor } from './game-queries.ts';
import type { SentGame } from './sent-game.ts';

const aGame = (id: number, more: Partial<SentGame> = {}): SentGame => ({
  ...{ id, tournamentId: 1, bracketId: id, team1Id: 1, team2Id: 2, team1Name: 'Hawks', team2Name: 'Wolves' },
  ...{ team1Score: 0, team2Score: 0, shootout: null, stage: 'knockout', round: 1, ageBracket: null },
  ...{
    status: 'in_progress',
    startTime: '2026-11-21T18:15:00.000Z',
    endTime: null,
    startedAt: null,
    forfeitedBy: null,
    field: 'Field 1',
  },
  ...{ winnerId: null, version: 1, ...more },
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Phone that shows the live games; `asked` collects the times of its requests for the list, in milliseconds from now. */
function aPhone(games: readonly SentGame[] | undefined) {
  const queries = new QueryClient();
  const [asked, begin]: [number[], number] = [[], Date.now()];
  if (games !== undefined) queries.setQueryData(['live-scores'], games);
  queries.invalidateQueries = async ({ queryKey = [] } = {}) => {
    if (queryKey[0] === 'live-scores') asked.push(Date.now() - begin);
  };
  return { news: newsFor(queries), asked, shown: () => queries.getQueryData(['live-scores']) };
}

test('a game that ends goes to the results, and one that is gone leaves, without the list being asked for', () => {
  const [ending, playing, over] = [aGame(1), aGame(2), aGame(3, { status: 'completed' })];
  const { news, asked, shown } = aPhone([ending, playing, over]);
  const ended = { ...ending, status: 'completed' as const, version: 2 };
  news.onGame(ended);
  expect(shown()).toEqual([playing, ended, over]);
  news.onGone(playing.id);
  expect(shown()).toEqual([ended, over]);
  jest.advanceTimersByTime(5000);
  expect(asked).toEqual([]);
});

test('where news leave open how the list goes, phones do not ask for it at the same moment', () => {
  const phones = Array.from({ length: 1000 }, () => aPhone([]));
  for (const { news } of phones) news.onGame(aGame(1, { status: 'completed' }));
  jest.advanceTimersByTime(1000);
  const moments = phones.flatMap(({ asked }) => asked);
  const inTenths = Array.from({ length: 10 }, (_, tenth) => moments.filter((ms) => Math.floor(ms / 100) === tenth));
  expect(moments).toHaveLength(1000);
  for (const { length } of inTenths) expect(length).toBeLessThan(200);
});

test('a line that stands says that what was answered is how it is, and nothing of what a phone has only kept', () => {
  const queries = new QueryClient();
  const asOf = (key: string) => queries.getQueryState([key])?.dataUpdatedAt;
  queries.setQueryData(['live-scores'], [aGame(1)]);
  queries.setQueryData(['all games'], [aGame(1)], { updatedAt: 0 });
  jest.advanceTimersByTime(15_000);
  newsFor(queries).onHere();
  expect([asOf('live-scores'), asOf('all games')]).toEqual([Date.now(), 0]);
});

/** Somebody who looks at what a query answers. */
function lookAt<T>(queries: QueryClient, queryKey: readonly string[], answer: () => Promise<T>, initialData?: T) {
  const open = new QueryObserver<T>(queries, {
    ...{ queryKey, queryFn: answer, staleTime: Number.POSITIVE_INFINITY, retry: false },
    ...(initialData !== undefined && { initialData }),
  });
  return { leave: open.subscribe(() => undefined), seen: () => open.getCurrentResult().data };
}

test('after a restart or a restore list and open game are read again, also where the server knows less than the phone', async () => {
  const queries = new QueryClient();
  const [ahead, restored] = [aGame(1, { version: 9, team1Score: 3 }), aGame(1, { version: 4, team1Score: 1 })];
  const list = lookAt(queries, ['live-scores'], async () => [restored], [ahead]);
  const game = lookAt(queries, ['game', '1'], async () => restored, ahead);
  const news = newsFor(queries);
  news.onList([restored]);
  news.onMissed();
  await jest.advanceTimersByTimeAsync(2000);
  expect([list.seen(), game.seen()]).toEqual([[restored], restored]);
  for (const { leave } of [list, game]) leave();
});

test('a stream that begins brings its scores into the list, also into an answer under way, and leaves other days as they are', async () => {
  const queries = new QueryClient();
  const [playing, later] = [aGame(1), aGame(2, { status: 'scheduled', startTime: '2026-12-05T18:15:00.000Z' })];
  const scored = { ...playing, version: 2, team1Score: 1 };
  let answer: (games: readonly SentGame[]) => void = () => undefined;
  const { leave, seen } = lookAt(
    queries,
    ['live-scores'],
    () => new Promise<readonly SentGame[]>((is) => (answer = is)),
  );
  const news = newsFor(queries);
  news.onList([scored]);
  answer([playing, later]);
  await jest.advanceTimersByTimeAsync(10);
  expect(seen()).toEqual([scored, later]);
  const more = { ...scored, version: 3, team2Score: 1 };
  news.onList([more]);
  expect(queries.getQueryData(['live-scores'])).toEqual([more, later]);
  leave();
});

test('a list that was asked for in vain is asked for again with the next sign of life, and nothing calls it current before', async () => {
  const queries = new QueryClient();
  let isAway = true;
  const answer = async () => (isAway ? Promise.reject(new Error('away')) : [aGame(2)]);
  const { leave, seen } = lookAt<readonly SentGame[]>(queries, ['live-scores'], answer, [aGame(1)]);
  const news = newsFor(queries);
  news.onMissed();
  await jest.advanceTimersByTimeAsync(1000);
  news.onHere();
  await jest.advanceTimersByTimeAsync(10);
  expect(queries.getQueryState(['live-scores'])?.status).toBe('error');
  isAway = false;
  news.onHere();
  await jest.advanceTimersByTimeAsync(10);
  expect(seen()).toEqual([aGame(2)]);
  leave();
});

test.each([
  ['the dialog of a game', ['game', 1], (game: SentGame) => game],
  ['All Games', ['all games'], (game: SentGame) => [game]],
])('a first answer that comes late to %s does not undo a pushed score', async (_, queryKey, shownAs) => {
  const queries = new QueryClient();
  const [earlier, pushed] = [aGame(1), aGame(1, { version: 2, team1Score: 1 })];
  let answer = (_: unknown) => {};
  const queryFn = () =>
    new Promise<unknown>((come) => {
      answer = come;
    });
  const leave = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
  newsFor(queries).onGame(pushed);
  answer(shownAs(earlier));
  await jest.advanceTimersByTimeAsync(0);
  expect(queries.getQueryData(queryKey)).toEqual(shownAs(pushed));
  leave();
});
