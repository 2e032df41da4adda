/**
 * A thing that there is once on a page, by its name. The site in another language is a build with modules of its own: what both
 * have to know of is here, what is of one language alone is in a module.
 */
export function ofPage<T>(name: string, begin: () => T): T {
  const page = globalThis as { goldenGoal?: Record<string, unknown> };
  page.goldenGoal ??= {};
  page.goldenGoal[name] ??= begin();
  return page.goldenGoal[name] as T;
}
