import type { Remarks } from '../../rule/form/form.ts';
import type { Becomes, Outcome } from '../../rule/import/entry.ts';
import type { ImportPlan } from '../../rule/import/plan-import.ts';
import { translate } from '../../rule/language/sentence.ts';

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

/** Result of an import, previewed or carried out. */
export interface ImportPreview {
  readonly counts: ImportCounts;
  readonly rows: readonly ImportRowView[];
}

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
  const well = plan.outcomes.map((outcome) => ({ ...outcome, errors: [] }));
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
