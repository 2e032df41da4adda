import { localStorageStore, memoryStore, type Store } from 'react-admin';

/**
 * What the back office remembers. What was searched for may be a family's name: it is forgotten with the page.
 * The look, the columns shown and saved queries without a search stay in the browser.
 */
export function browserMemory(lasting: Store = localStorageStore(), passing: Store = memoryStore()): Store {
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
    getItem: (key, fallback) => passing.getItem(key) ?? lasting.getItem(key, fallback),
    setItem: (key, value) => {
      passing.setItem(key, value);
      if (isLasting(key)) lasting.setItem(key, isSaved(key) ? withoutSearches(value) : value);
    },
    removeItem: (key) => {
      passing.removeItem(key);
      lasting.removeItem(key);
    },
  };
}

function isLasting(key: string): boolean {
  return key === 'theme' || key.startsWith('preferences.') || isSaved(key);
}

function isSaved(key: string): boolean {
  return key.endsWith('.savedQueries');
}

function withoutSearches(queries: unknown): unknown {
  if (!Array.isArray(queries)) return queries;
  return queries.filter((query) => query?.value?.filter?.q === undefined);
}
