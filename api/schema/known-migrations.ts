import { migrations } from './migrations.ts';

/** Returns the number at the end of a migration's name. */
const numberOf = (name: string): number => Number(name.slice(-13));

const known = new Set(migrations.map(({ name }) => name));
const first = Math.min(...[...known].map(numberOf));

/** Refuses tables that earlier or later versions made: the names of their migrations are unknown here. */
export function refuseUnknownMigrations(names: readonly string[]): void {
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(numberOf(unknown) < first ? tooEarly : tooLate);
}

const tooEarly =
  'These tables are of a development version before 1.0.0, which this version does not read. ' +
  'Start with an empty database: delete the folder of DATA_DIR (data), or create another database for DATABASE_URL.';
const tooLate = 'These tables are of a newer Golden Goal than this one. Start the newer version.';
