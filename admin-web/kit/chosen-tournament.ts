import { useCallback, useEffect, useRef } from 'react';
import { type Store, useStore, useStoreContext } from 'react-admin';

/** Kept in the browser: the store keeps preferences there. */
const key = 'preferences.tournament';

/** Lists with a filter by tournament. The filters of games are those of one tournament and leave with it. */
const followers = [
  { list: 'teams', isOfOne: false },
  { list: 'players', isOfOne: false },
  { list: 'tournament-registrations', isOfOne: false },
  { list: 'ledger', isOfOne: false },
  { list: 'games', isOfOne: true },
] as const;

export type Choose = (id: number | undefined) => void;

/** Tournament that the whole office works on, and the way to choose another; none means all of them. */
export function useChosenTournament(): readonly [number | undefined, Choose] {
  const [kept] = useStore<number | null>(key, null);
  const store = useStoreContext();
  const choose = useCallback((id: number | undefined) => chooseIn(store, id), [store]);
  return [kept ?? undefined, choose];
}

/** Returns the filter of a list that has not been opened yet; none for a list without a filter by tournament. */
export function useFirstFilter(resource: string | undefined): object {
  const [chosen] = useChosenTournament();
  return followers.some(({ list }) => list === resource) ? filterFor(chosen) : {};
}

export const filterFor = (chosen: number | undefined): object => (chosen === undefined ? {} : { tournamentId: chosen });

/** Keeps the tournament in a page's address and that of the office the same: a changed address chooses, another choice changes the address. */
export function useTournamentInAddress(named: number | undefined, go: Choose): void {
  const [chosen, choose] = useChosenTournament();
  const agreed = useRef<number>(undefined);
  useEffect(() => {
    if (named === chosen) agreed.current = named;
    else if (named !== undefined && named !== agreed.current) choose(named);
    else go(chosen);
  });
}

function chooseIn(store: Store, id: number | undefined): void {
  store.setItem(key, id ?? null);
  for (const { list, isOfOne } of followers) {
    const place = `${list}.listParams`;
    const params = store.getItem<{ readonly filter?: Readonly<Record<string, unknown>> }>(place);
    const { tournamentId: _, ...others } = params?.filter ?? {};
    const filter = { ...(isOfOne ? {} : others), ...filterFor(id) };
    store.setItem(place, { displayedFilters: {}, ...params, filter, page: 1 });
  }
}
