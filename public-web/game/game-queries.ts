import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { GamePlayer, ListedGoal, PublicGoal } from '../../domain/answer/game/listed-goal.ts';
import type { TopScorer } from '../../domain/answer/game/top-scorers.ts';
import { read } from '../transport/call.ts';
import { askingSoon } from './asking-soon.ts';
import { alsoWhenAnswered, confirm, everyThreeSeconds, whenAnswered } from './freshness.ts';
import { type LiveNews, useLivePush } from './live-push.ts';
import { mergePushedGame } from './merge-pushed-game.ts';
import { hasScore, type SentGame } from './sent-game.ts';
import { storedGames, storeGames } from './stored-games.ts';

/** Polling intervals without a push connection, in milliseconds (operations specification, section 7). */
const every = { list: everyThreeSeconds, game: 2000, scorers: 10_000 } as const;

const live = ['live-scores'] as const;
const all = ['all games'] as const;
const oneGame = (id: number) => ['game', id] as const;

/** Keeps the games on the screen up to date; returns whether they are pushed. */
export function useLiveGames(): boolean {
  const queries = useQueryClient();
  const news = useMemo(() => newsFor(queries), [queries]);
  return useLivePush(news);
}

/** Applies pushed news to the cache. If news is incomplete, the games are fetched, by each phone at another moment. */
export function newsFor(queries: QueryClient): LiveNews {
  const again = (key: readonly unknown[]) => void queries.invalidateQueries({ queryKey: key });
  const soon = askingSoon(() => again(live));
  const isWanting = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated === true;
  /** An answer under way may be older than the news, and one that was asked for in vain is still wanting. */
  const revise = (revised: (games: readonly SentGame[] | undefined) => readonly SentGame[] | undefined) => {
    const isBehind = queries.isFetching({ queryKey: live }) > 0 || isWanting(live);
    const games = revised(queries.getQueryData(live));
    if (games !== undefined) queries.setQueryData(live, games);
    if (isBehind) again(live);
    else if (games === undefined) soon();
  };
  // After a restart the server may know less than this phone, as after a restore: open queries are fetched again even if the answer is older.
  const reopen = askingSoon(() => {
    for (const key of ['game', 'goals', 'players']) again([key]);
  });
  return {
    onList: (games) => {
      for (const key of [live, all])
        whenAnswered(queries, key, () => (isWanting(key) ? again(key) : putGames(queries, key, games)));
      reopen();
    },
    onMissed: askingSoon(() => {
      for (const key of [live, all]) again(key);
    }),
    onGame: (game) => {
      revise((games) => mergePushedGame(games, game));
      putGame(queries, game);
    },
    onGone: (gone) => revise((games) => games?.filter(({ id }) => id !== gone)),
    onGoals: askingSoon(() => {
      for (const key of [['top scorers'], ['goals']])
        for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: key }))
          whenAnswered(queries, queryKey, () => again(queryKey));
    }),
    onHere: () => {
      for (const key of [live, all, ['game']]) confirm(queries, key);
    },
  };
}

/** Puts a game wherever it is shown, unless a newer version is there: an older answer never replaces it. */
export function putGame(queries: QueryClient, game: SentGame): void {
  for (const key of [live, all]) alsoWhenAnswered(queries, key, () => putGames(queries, key, [game]));
  const one = oneGame(game.id);
  alsoWhenAnswered(queries, one, () => queries.setQueryData<SentGame>(one, (known) => known && newerOf(known, game)));
}

/** Puts games into a cached list where it has them, unless its versions are newer. */
function putGames(queries: QueryClient, key: readonly unknown[], games: readonly SentGame[]): void {
  const told = new Map(games.map((game) => [game.id, game]));
  queries.setQueryData<readonly SentGame[]>(key, (list) => list?.map((game) => newerOf(game, told.get(game.id))));
}

const newerOf = (known: SentGame, told: SentGame | undefined): SentGame =>
  told !== undefined && known.version <= told.version ? told : known;

/** Until the server answers, a score keeper's phone shows the games of the day from its storage. */
const asKept = { initialData: () => storedGames(Date.now()), initialDataUpdatedAt: 0, staleTime: 0 } as const;

/** Stores the day's games on a score keeper's phone as they arrive. */
export function useStoreGames(isOpen: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isOpen) return;
    const keep = () => {
      const lists = [all, live].map((key) => queries.getQueryState<readonly SentGame[]>(key));
      const told = lists.flatMap((list) => (list?.data !== undefined && list.dataUpdatedAt > 0 ? list.data : []));
      if (told.length > 0) storeGames(told, Date.now());
    };
    keep();
    return queries.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && (query.queryKey[0] === live[0] || query.queryKey[0] === all[0])) keep();
    });
  }, [queries, isOpen]);
}

export const useLiveScores = (isPushed: boolean) =>
  useQuery({
    queryKey: live,
    queryFn: () => read<readonly SentGame[]>('/api/live-scores'),
    ...asKept,
    refetchInterval: isPushed ? false : every.list,
  });

export const useAllGames = (isPushed: boolean, isOpen: boolean) =>
  useQuery({
    queryKey: all,
    queryFn: () => read<readonly SentGame[]>('/api/games?includeAll=true'),
    ...asKept,
    enabled: isOpen,
    refetchInterval: isPushed ? false : every.list,
  });

/** Fetches a game; until the server answers, the game as it is known already is shown. */
export const useGame = (id: number, isPushed: boolean, known?: SentGame) =>
  useQuery({
    queryKey: oneGame(id),
    queryFn: () => read<SentGame>(`/api/games/${id}`),
    initialData: known,
    initialDataUpdatedAt: 0,
    staleTime: 0,
    refetchInterval: isPushed ? false : every.game,
  });

export const useRosters = (gameId: number) =>
  useQuery({
    queryKey: ['players', gameId],
    queryFn: () => read<readonly GamePlayer[]>(`/api/games/${gameId}/players`),
  });

export const useGoals = (gameId: number, isPushed = true) =>
  useQuery({
    queryKey: ['goals', gameId],
    queryFn: () => read<readonly ListedGoal[]>(`/api/games/${gameId}/goals`),
    staleTime: 0,
    refetchInterval: isPushed ? false : every.game,
  });

/** Fetches the goals of a game, again with each version of it; undefined until those of the present version are known. */
export function useGoalsNow({ id, version }: SentGame, isPushed: boolean): readonly ListedGoal[] | undefined {
  const queries = useQueryClient();
  const [present, setPresent] = useState({ version, since: 0 });
  if (present.version !== version) setPresent({ version, since: Date.now() });
  useEffect(() => {
    if (present.since > 0) void queries.invalidateQueries({ queryKey: ['goals', id], exact: true });
  }, [queries, id, present]);
  const { data, dataUpdatedAt } = useGoals(id, isPushed);
  return dataUpdatedAt >= present.since ? data : undefined;
}

/** Fetches the goals of a game as spectators see them, again with each version of the game. */
export const useScorers = (game: SentGame) =>
  useQuery({
    queryKey: ['goals', game.id, 'scorers', game.version],
    queryFn: () => read<readonly PublicGoal[]>(`/api/games/${game.id}/scorers`),
    enabled: hasScore(game),
    placeholderData: keepPreviousData,
  });

export const useTopScorers = (tournament: string | undefined, isAsked: boolean) =>
  useQuery({
    queryKey: ['top scorers', tournament],
    queryFn: () => {
      const query = tournament === undefined ? '' : `?tournament=${encodeURIComponent(tournament)}`;
      return read<readonly TopScorer[]>(`/api/top-scorers${query}`);
    },
    enabled: isAsked,
    refetchInterval: every.scorers,
  });
