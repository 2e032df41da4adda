import type { Remarks } from '../../form/form.ts';
import type { Entry, Place } from '../../import/entry.ts';
import type { EntryTexts } from '../../import/unfold.ts';
import { inEnglish } from '../../language/sentence.ts';
import { nameKey } from '../../player/person.ts';
import { detailsOf } from '../../player/player-details.ts';
import { teamDetailsOf } from '../../team/team-details.ts';
import { type AgeBracket, ageBrackets } from '../../tournament/age-bracket.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { usualPlayer } from '../player/player-form.ts';
import { type EntryAnswers, importEntry } from './import-entry.ts';

/** Complaints about a row, answer by answer. */
export interface RowComplaint extends Place {
  readonly remarks: Remarks;
}

/** Checked rows of a table: the valid ones, and the complaints about the others. */
interface CheckedRows {
  readonly rows: readonly (Place & { readonly answers: EntryAnswers })[];
  readonly complaints: readonly RowComplaint[];
}

export function checkRows(texts: readonly EntryTexts[], year: number): CheckedRows {
  const rows: (Place & { readonly answers: EntryAnswers })[] = [];
  const complaints: RowComplaint[] = [];
  for (const { line, member, ...given } of texts) {
    const check = importEntry.check(given, { year });
    if (check.isAccepted) rows.push({ line, member, answers: check.answers });
    else complaints.push({ line, member, remarks: check.complaints });
  }
  return { rows, complaints };
}

/** Parses the tournament written in a row: its name, which our exports give with the bracket of a divided one. */
export function writtenTournament(written: string): { readonly name: string; readonly bracket: AgeBracket | null } {
  const bracket = ageBrackets.find((one) => written.endsWith(` (${one})`)) ?? null;
  return { name: bracket === null ? written : written.slice(0, -bracket.length - 3), bracket };
}

/** Known tournaments by name, in comparable form. */
export type KnownTournaments = ReadonlyMap<string, Tournament>;

/** Returns the entries of the valid rows, each for the tournament it names, or the one chosen for the whole table. */
export function entriesFor(
  { rows }: CheckedRows,
  tournaments: KnownTournaments,
  chosen: Tournament | null,
): { readonly entries: readonly Entry[]; readonly complaints: readonly RowComplaint[] } {
  const entries: Entry[] = [];
  const complaints: RowComplaint[] = [];
  for (const row of rows) {
    const written = row.answers.tournament;
    const found = written === null ? chosen : tournamentNamed(written, tournaments);
    if (found === undefined)
      complaints.push({ line: row.line, member: row.member, remarks: { tournament: noneNamed(written ?? '') } });
    else entries.push(entryOf(row, found));
  }
  return { entries, complaints };
}

function tournamentNamed(written: string, tournaments: KnownTournaments): Tournament | undefined {
  return tournaments.get(nameKey(written)) ?? tournaments.get(nameKey(writtenTournament(written).name));
}

function noneNamed(written: string) {
  return inEnglish(`There is no tournament named "${written}"`);
}

function entryOf({ line, member, answers }: CheckedRows['rows'][number], tournament: Tournament | null): Entry {
  const { isCaptain, paymentMethod, notes, playWith } = answers;
  const inName = answers.tournament === null ? null : writtenTournament(answers.tournament).bracket;
  const isDivided = tournament?.isDividedByAge ?? false;
  return {
    line,
    member,
    tournament,
    team: teamTold(answers),
    person: personTold(answers),
    ageBracket: isDivided ? (answers.ageBracket ?? inName) : answers.ageBracket,
    isCaptain,
    paymentMethod,
    notes,
    playWith,
  };
}

function teamTold(answers: EntryAnswers): Entry['team'] {
  const { team, name, ledBy, captainName, captainEmail, captainPhone } = answers;
  if (team === null) return null;
  const details = { ...teamDetailsOf(answers), ...(name !== null && { skillLevel: null }) };
  return { name: team, ledBy, captainName, captainEmail, captainPhone, ...details };
}

function personTold(answers: EntryAnswers): Entry['person'] {
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
