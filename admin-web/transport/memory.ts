import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** Prefix of the tab's keys in the browser's storage. */
const place = 'golden-goal.office.';

/**
 * Returns the store of the back office. Filters, order and page of lists are in the tab's session storage and are removed with the tab or at
 * sign-out: a search may be a family's name, which must be in no address and no lasting storage. The theme, the visible columns and saved
 * queries without a search stay in the browser.
 */
export function browserMemory(
  lasting: Store = localStorageStore(),
  passing: Store = memoryStore(),
  tab: Storage = sessionStorage,
): Store {
  return {
    ...passing,
    setup: () => {
      lasting.setup();
      passing.setup();
    },
    teardown: () => {
      lasting.teardown();
      passing.teardown();
    },
    getItem: (key, fallback) => passing.getItem(key) ?? keptInTab(tab, key) ?? lasting.getItem(key, fallback),
    setItem: (key, value) => {
      passing.setItem(key, value);
      if (isOfTab(key)) tab.setItem(place + key, JSON.stringify(value));
      if (isLasting(key)) lasting.setItem(key, isSaved(key) ? withoutSearches(value) : value);
    },
    removeItem: (key) => {
      passing.removeItem(key);
      tab.removeItem(place + key);
      lasting.removeItem(key);
    },
    reset: () => {
      passing.reset();
      forgetTab(tab);
    },
  };
}

/** Returns whether a key holds the filters, order and page of a list. */
function isOfTab(key: string): boolean {
  return key.endsWith('.listParams');
}

function keptInTab<T>(tab: Storage, key: string): T | undefined {
  const kept = isOfTab(key) ? tab.getItem(place + key) : null;
  return kept === null ? undefined : JSON.parse(kept);
}

function forgetTab(tab: Storage): void {
  for (const key of Object.keys(tab)) if (key.startsWith(place)) tab.removeItem(key);
}

function isLasting(key: string): boolean {
  return key === 'theme' || key.startsWith('preferences.') || key.endsWith('.datatable') || isSaved(key);
}

function isSaved(key: string): boolean {
  return key.endsWith('.savedQueries');
}

function withoutSearches(queries: unknown): unknown {
  if (!Array.isArray(queries)) return queries;
  return queries.filter((query) => query?.value?.filter?.q === undefined);
}
