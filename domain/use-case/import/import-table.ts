import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Entry } from '../../import/entry.ts';
import { type ImportPlan, planImport } from '../../import/plan-import.ts';
import { asPlaceholderValue, inEnglish, translate } from '../../language/sentence.ts';
import { lockKey } from '../../player/namesakes.ts';
import { nameKey, personKey } from '../../player/person.ts';
import type { NamesInTable } from '../../port/imports.ts';
import type { Needs } from '../../port/ports.ts';
import { easternYear } from '../../time/eastern.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';
import { type CarryingOut, carryOut } from './carry-out.ts';
import type { ImportAnswers } from './import-form.ts';
import { type RowComplaint, readEntries } from './read-entries.ts';

/** Result of an import, previewed or done. */
export interface Imported {
  readonly plan: ImportPlan;
  readonly complaints: readonly RowComplaint[];
}

interface Wish {
  readonly answers: ImportAnswers;
  /** Whether the import is only a preview. */
  readonly isDry: boolean;
  readonly by: string;
}

/** Imports an organizer's table, all of it or nothing, or previews the import by the very same code. */
export async function importTable(
  given: CarryingOut & Needs<'tournaments' | 'imports'>,
  { answers: { tournamentId, rows }, isDry, by }: Wish,
): Promise<Imported> {
  const { clock, tournaments, imports } = given;
  const now = clock.now();
  const year = easternYear(now);
  const tournament = await (isDry ? tournaments.find(tournamentId) : tournaments.lockForTeams(tournamentId));
  if (tournament === undefined) throw noSuchTournament();
  const { entries, complaints: wrong } = readEntries(rows, year);
  const onFile = await imports.onFile(namedIn(entries, tournamentId), !isDry);
  const plan = planImport(entries, { tournament, onFile, year });
  const complaints = [...wrong, ...plan.complaints].toSorted(byPlace);
  if (isDry) return { plan, complaints };
  refuseComplaints(complaints);
  await carryOut(given, plan, { tournament, by, now, year });
  return { plan, complaints };
}

/** Returns the people and teams that the entries name, each once. */
function namedIn(entries: readonly Entry[], tournamentId: number): NamesInTable {
  const people = entries.flatMap(({ person }) => (person === null ? [] : [personKey(person)]));
  const teams = entries.flatMap(({ team }) => (team === null ? [] : [team.name]));
  return {
    tournamentId,
    people: [...new Map(people.map((key) => [lockKey(key), key])).values()],
    teams: [...new Map(teams.map((name) => [nameKey(name), name])).values()],
  };
}

/** Refuses a table with any complaint; the answer names the rows. */
function refuseComplaints(complaints: readonly RowComplaint[]): void {
  const [first] = complaints;
  if (first === undefined) return;
  const [remark] = Object.values(first.remarks);
  const rows = new Set(complaints.map(({ line }) => line)).size;
  const said = remark === undefined ? '' : translate(asPlaceholderValue(remark));
  throw new AnswersRefused({
    rows: inEnglish(
      `Nothing was imported: ${rows === 1 ? '1 row needs' : `${rows} rows need`} a correction. Row ${first.line}: ${said}`,
    ),
  });
}

const byPlace = (one: RowComplaint, other: RowComplaint) => one.line - other.line || one.member - other.member;
