import { useLayoutEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { Navigate, useParams, useSearchParams } from 'react-router';

type Filter = Readonly<Record<string, string | number | boolean>>;

/** Where narrowed lists are opened: this path of the site, the resource, and the filter in the query. */
export const narrowedPath = '/narrowed/:resource';

/** The address of a list with a filter set. What names a family is no part of it: filters are states and numbers. */
export function narrowed(resource: string, filter: Filter): string {
  return `/narrowed/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** Sets the filter of an address in the list's memory, and leads to the list: its own address stays free of it. */
export function NarrowedList() {
  const { resource = '' } = useParams();
  const [query] = useSearchParams();
  const store = useStoreContext();
  const [isSet, setSet] = useState(false);
  const filter = query.get('filter');
  useLayoutEffect(() => {
    store.setItem(`${resource}.listParams`, { filter: filterOf(filter), page: 1, displayedFilters: {} });
    setSet(true);
  }, [store, resource, filter]);
  return isSet ? <Navigate to={`/${resource}`} replace /> : null;
}

/** What cannot be read narrows nothing; a search is no part of an address. */
function filterOf(written: string | null): Filter {
  try {
    const { q: _, ...filter }: Filter = JSON.parse(written ?? '{}');
    return filter;
  } catch {
    return {};
  }
}
