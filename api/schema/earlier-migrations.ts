/** Migration that creates all tables, and its number; it replaces every migration up to it. */
export const baseline = { name: 'Baseline1795000000485', number: 1_795_000_000_485 };

const earlierMigrations = 89;

/** Returns the number at the end of a migration's name. */
const numberOf = (name: string): number => Number(name.slice(-13));

/**
 * Returns the migrations that have run, with the baseline in place of those it replaces. A database or a backup that has them all has the
 * same tables; one that lacks some has tables that no version supports any more.
 */
export function withBaseline(names: readonly string[]): readonly string[] {
  const earlier = names.filter((name) => name !== baseline.name && numberOf(name) <= baseline.number);
  if (earlier.length === 0) return names;
  if (earlier.length !== earlierMigrations) throw new Error(unknownTables);
  return [baseline.name, ...names.filter((name) => !earlier.includes(name))];
}

const unknownTables =
  'These tables are of a development version before 0.1.0, and some of its migrations have not run. ' +
  'Start with an empty database or another DATA_DIR; docs/decisions/039-one-schema.md says how to keep what is in them.';
