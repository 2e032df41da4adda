/**
 * Returns a value that exists once per page, by name, and creates it at the first call. The builds of the languages have modules of their
 * own: state that they share is here, state of one language in its modules.
 */
export function ofPage<T>(name: string, begin: () => T): T {
  const page = globalThis as { goldenGoal?: Record<string, unknown> };
  page.goldenGoal ??= {};
  page.goldenGoal[name] ??= begin();
  return page.goldenGoal[name] as T;
}
