import type { OnFile } from '../rule/import/on-file.ts';
import type { PersonKey } from '../rule/player/person.ts';

/** People and teams that the rows of a table name, and the tournament of those teams. */
export interface NamesInTable {
  readonly tournamentId: number;
  readonly people: readonly PersonKey[];
  readonly teams: readonly string[];
}

/** Lookup, in one go, of the existing records that a table names. */
export abstract class Imports {
  /** Returns the existing records. With `isHeld`, nobody else can register a person of those names until the transaction ends. */
  abstract onFile(named: NamesInTable, isHeld: boolean): Promise<OnFile>;
}
