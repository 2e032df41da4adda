import type { OnFile } from '../import/on-file.ts';
import type { PersonKey } from '../player/person.ts';
import type { Leading } from '../team/team-lead.ts';

/** People and teams that the rows of a table name. */
export interface NamesInTable {
  readonly people: readonly PersonKey[];
  readonly teams: readonly { readonly tournamentId: number; readonly name: string }[];
}

/** Records that an import created, by ids only: no personal data. */
export interface ImportedIds {
  readonly teamIds: readonly number[];
  readonly playerIds: readonly number[];
  readonly registrationIds: readonly number[];
  /** Existing teams that had no captain: their state before, and the team's version since. */
  readonly captains: readonly { readonly teamId: number; readonly before: Leading; readonly version: number }[];
}

/** Import that was carried out. */
export interface ImportOnFile {
  readonly id: number;
  readonly made: ImportedIds;
  /** Whether the families received letters. */
  readonly isMailed: boolean;
  readonly by: string;
  readonly at: Date;
  readonly undoneAt: Date | null;
}

/** Later use of an imported record, with its name, for the organizer who wants to undo the import. */
export interface ChangeSinceImport {
  readonly name: string;
  readonly what: 'changed' | 'joined' | 'drawn' | 'registered' | 'scored' | 'asked';
}

/** Imports of tables: lookup of the existing records that a table names, in one go, and the records that each import created. */
export abstract class Imports {
  /** Returns the existing records. With `isHeld`, nobody else can register a person of those names until the transaction ends. */
  abstract onFile(named: NamesInTable, isHeld: boolean): Promise<OnFile>;
  abstract add(done: Omit<ImportOnFile, 'id' | 'undoneAt'>): Promise<ImportOnFile>;
  /** Returns an import and locks it until the transaction ends. */
  abstract lock(id: number): Promise<ImportOnFile | undefined>;
  abstract markUndone(id: number, at: Date): Promise<void>;
  /** Returns a few later uses of the created records; none when the import can be undone. */
  abstract changesSince(made: ImportedIds): Promise<readonly ChangeSinceImport[]>;
  /**
   * Deletes the records that an import created: registrations, teams, and the people about whom nothing was written since. Returns
   * the ids of the other people, who are erased one by one in the usual way.
   */
  abstract remove(done: ImportOnFile): Promise<readonly number[]>;
  /** Returns the ids of the tournaments in which the import created or changed teams and registrations. */
  abstract tournamentsOf(made: ImportedIds): Promise<readonly number[]>;
}
