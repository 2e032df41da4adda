import type { NamesInTable } from '../../port/imports.ts';
import type { Needs } from '../../port/ports.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import type { Remarks } from '../../rule/form/form.ts';
import type { EntryTexts } from '../../rule/import/entries-in-table.ts';
import type { Entry, Place } from '../../rule/import/entry.ts';
import { type ImportPlan, planImport } from '../../rule/import/plan-import.ts';
import { asPlaceholderValue, inEnglish, translate } from '../../rule/language/sentence.ts';
import { lockKey } from '../../rule/player/namesakes.ts';
import { nameKey, personKey } from '../../rule/player/person.ts';
import { detailsOf } from '../../rule/player/player-details.ts';
import { individual, isIndividualTeam } from '../../rule/team/individual.ts';
import { teamDetailsOf } from '../../rule/team/team-details.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { noSuchTournament } from '../../rule/tournament/tournament.ts';
import { usualPlayer } from '../player/player-form.ts';
import { type CarryingOut, carryOut } from './carry-out.ts';
import { captainNamed, type EntryAnswers, importEntry, isCaptainMark } from './import-entry.ts';
import type { ImportAnswers } from './import-form.ts';

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

/** Complaints about a row, answer by answer. */
interface RowComplaint extends Place {
  readonly remarks: Remarks;
}

/** Returns the entries of a table's valid rows, and the complaints about the others. */
function readEntries(texts: readonly EntryTexts[], year: number) {
  const entries: Entry[] = [];
  const complaints: RowComplaint[] = [];
  for (const { line, member, ...given } of texts) {
    const check = importEntry.check(given, { year });
    if (check.isAccepted) entries.push({ line, member, ...entryOf(check.answers) });
    else complaints.push({ line, member, remarks: check.complaints });
  }
  return { entries, complaints };
}

function entryOf(answers: EntryAnswers): Omit<Entry, keyof Place> {
  const { ageBracket, captain, paymentMethod, notes, playWith } = answers;
  const isCaptain = isCaptainMark(captain);
  return { team: teamOf(answers), person: personOf(answers), ageBracket, isCaptain, paymentMethod, notes, playWith };
}

function teamOf(answers: EntryAnswers): Entry['team'] {
  const { team, name, captain, captainEmail, captainPhone } = answers;
  if (team === null || isIndividualTeam(team) || team.toLowerCase() === individual.toLowerCase()) return null;
  const details = { ...teamDetailsOf(answers), ...(name !== null && { skillLevel: null }) };
  return { name: team, captainName: captainNamed(captain), captainEmail, captainPhone, ...details };
}

function personOf(answers: EntryAnswers): Entry['person'] {
  const { name, birthYear, parentName, parentEmail, parentPhone } = answers;
  if (name === null) return null;
  return {
    name,
    email: answers.email ?? '',
    phone: answers.phone ?? '',
    // An organizer's form begins with a year; in a table without one it is unknown.
    birthYear,
    skillLevel: answers.skillLevel ?? usualPlayer.skillLevel,
    currentClub: answers.currentClub ?? usualPlayer.currentClub,
    ...detailsOf(answers),
    parentName,
    parentEmail,
    parentPhone,
    language: answers.language ?? usualPlayer.language,
  };
}
