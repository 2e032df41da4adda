import { useLayoutEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useChosenTournament } from './chosen-tournament.ts';

type Filter = Readonly<Record<string, string | number | boolean | readonly number[]>>;

/** Route of filtered lists: path of the site, resource, and the filter in the query. */
export const filteredListRoute = '/narrowed/:resource';

/** Returns the address of a list with a filter. The filter has states and ids only, no names of families. */
export function filteredListPath(resource: string, filter: Filter): string {
  return `/narrowed/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** Stores the filter of an address in the list's state, chooses its tournament for the office, and redirects to the list, whose own address stays without it. */
export function FilteredList() {
  const { resource = '' } = useParams();
  const [query] = useSearchParams();
  const store = useStoreContext();
  const [, choose] = useChosenTournament();
  const [isSet, setSet] = useState(false);
  const filter = query.get('filter');
  useLayoutEffect(() => {
    const narrowed = filterOf(filter);
    if (typeof narrowed.tournamentId === 'number') choose(narrowed.tournamentId);
    store.setItem(`${resource}.listParams`, { filter: narrowed, page: 1, displayedFilters: {} });
    setSet(true);
  }, [store, resource, filter, choose]);
  return isSet ? <Navigate to={`/${resource}`} replace /> : null;
}

/** Parses the filter of an address; an invalid one is ignored, and a search is dropped. */
function filterOf(written: string | null): Filter {
  try {
    const { q: _, ...filter }: Filter = JSON.parse(written ?? '{}');
    return filter;
  } catch {
    return {};
  }
}
