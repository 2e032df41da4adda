import type { Remarks } from '../../form/form.ts';
import type { Becomes, Outcome } from '../../import/entry.ts';
import type { ImportPlan } from '../../import/plan-import.ts';
import { translate } from '../../language/sentence.ts';
import type { ImportOnFile } from '../../port/imports.ts';
import type { Sent } from '../../time/moment.ts';

/** Outcome of a row: the records it creates, or its errors. */
export interface ImportRowView {
  /** Line of the table, and the number of the player within the row; 0 when a row is one player. */
  readonly line: number;
  readonly member: number;
  /** "new" is created, "there" is on file already and stays as it is; null when the row names none. */
  readonly team: Becomes;
  readonly player: Becomes;
  readonly registration: Becomes;
  /** Whether its team goes to the waiting list. */
  readonly isWaiting: boolean;
  /** Errors of the row; a row with errors creates nothing. */
  readonly errors: readonly ImportError[];
}

/** Error in one answer of a row. */
export interface ImportError {
  readonly answer: string;
  readonly message: string;
}

/** Numbers of the records that a table creates. */
export interface ImportCounts {
  readonly teams: number;
  readonly waitingTeams: number;
  readonly players: number;
  readonly registrations: number;
  /** People who are on file already and are registered for one more tournament. */
  readonly known: number;
  /** Rows whose records are all on file already. */
  readonly unchanged: number;
  readonly rowsWithErrors: number;
}

/** Preview of an import. */
export interface ImportPreview {
  readonly counts: ImportCounts;
  readonly rows: readonly ImportRowView[];
}

/** Import that was carried out. */
export interface ImportView {
  readonly id: number;
  readonly at: Date;
  readonly by: string;
  readonly teams: number;
  readonly players: number;
  readonly registrations: number;
  readonly isMailed: boolean;
  readonly undoneAt: Date | null;
}

/** Import in the list of imports. */
export type ListedImport = Sent<ImportView>;

interface Looked {
  readonly plan: ImportPlan;
  readonly complaints: readonly { readonly line: number; readonly member: number; readonly remarks: Remarks }[];
}

/** Returns the preview of an import, row by row in the order of the table. */
export function importPreview({ plan, complaints }: Looked): ImportPreview {
  const wrong = complaints.map(({ line, member, remarks }) => ({
    ...{ line, member, team: null, player: null, registration: null, isWaiting: false },
    errors: Object.entries(remarks).map(([answer, remark]) => ({ answer, message: translate(remark) })),
  }));
  const well = plan.outcomes.map(({ leads: _, ...outcome }) => ({ ...outcome, errors: [] }));
  const rows = [...wrong, ...well].toSorted((one, other) => one.line - other.line || one.member - other.member);
  return { counts: { ...countsOf(plan), rowsWithErrors: new Set(wrong.map(({ line }) => line)).size }, rows };
}

function countsOf({ teams, players, registrations, outcomes }: ImportPlan): Omit<ImportCounts, 'rowsWithErrors'> {
  const newTeams = teams.filter(({ onFile }) => onFile === null);
  return {
    teams: newTeams.length,
    waitingTeams: newTeams.filter(({ isWaiting }) => isWaiting).length,
    players: players.filter(({ onFile }) => onFile === null).length,
    registrations: registrations.length,
    known: registrations.filter(({ player }) => player.onFile !== null).length,
    unchanged: outcomes.filter(isUnchanged).length,
  };
}

function isUnchanged({ team, player, registration }: Outcome): boolean {
  return team !== 'new' && player !== 'new' && registration !== 'new';
}

export function importView({ id, at, by, made, isMailed, undoneAt }: ImportOnFile): ImportView {
  const { teamIds, playerIds, registrationIds } = made;
  const counted = { teams: teamIds.length, players: playerIds.length, registrations: registrationIds.length };
  return { id, at, by, ...counted, isMailed, undoneAt };
}
