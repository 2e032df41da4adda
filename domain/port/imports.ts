import type { OnFile } from '../import/on-file.ts';
import type { PersonKey } from '../player/person.ts';
import type { Leading } from '../team/team-lead.ts';

/** What a table names. */
export interface Named {
  readonly people: readonly PersonKey[];
  readonly teams: readonly { readonly tournamentId: number; readonly name: string }[];
}

/** What an import has made, by numbers alone: it names nobody. */
export interface MadeByImport {
  readonly teamIds: readonly number[];
  readonly playerIds: readonly number[];
  readonly registrationIds: readonly number[];
  /** Teams that were there and had nobody to lead them: how that stood before, and the team's version since. */
  readonly captains: readonly { readonly teamId: number; readonly before: Leading; readonly version: number }[];
}

/** An import that was carried out. */
export interface ImportOnFile {
  readonly id: number;
  readonly made: MadeByImport;
  /** Whether the families were written to. */
  readonly isMailed: boolean;
  readonly by: string;
  readonly at: Date;
  readonly undoneAt: Date | null;
}

/** What has been done with something since it was made; by its name, for the organizer who would take it back. */
export interface DoneSince {
  readonly name: string;
  readonly what: 'changed' | 'joined' | 'drawn' | 'registered' | 'scored' | 'asked';
}

/** Tables that were imported: what is on file of all that they name, read in one go, and what each has made. */
export abstract class Imports {
  /** What is on file of all that is named; held, nobody else enters a person of those names before the transaction ends. */
  abstract onFile(named: Named, isHeld: boolean): Promise<OnFile>;
  abstract add(done: Omit<ImportOnFile, 'id' | 'undoneAt'>): Promise<ImportOnFile>;
  /** An import, held until the transaction ends. */
  abstract lock(id: number): Promise<ImportOnFile | undefined>;
  abstract markUndone(id: number, at: Date): Promise<void>;
  /** What has been done with what it made: a few of it, nothing where it can be taken back. */
  abstract doneSince(made: MadeByImport): Promise<readonly DoneSince[]>;
  /**
   * Takes off file what an import made: registrations, teams, and the people of whom nothing was written since. Answers the
   * people of whom something was: they are erased one by one, as everybody is.
   */
  abstract remove(done: ImportOnFile): Promise<readonly number[]>;
  /** In which tournaments it made or changed teams and registrations. */
  abstract tournamentsOf(made: MadeByImport): Promise<readonly number[]>;
}
