import type { Remarks } from '../../form/form.ts';
import type { EntryTexts } from '../../import/entries-in-table.ts';
import type { Entry, Place } from '../../import/entry.ts';
import { detailsOf } from '../../player/player-details.ts';
import { individual, isIndividualTeam } from '../../team/individual.ts';
import { teamDetailsOf } from '../../team/team-details.ts';
import { usualPlayer } from '../player/player-form.ts';
import { captainNamed, type EntryAnswers, importEntry, isCaptainMark } from './import-entry.ts';

/** Complaints about a row, answer by answer. */
export interface RowComplaint extends Place {
  readonly remarks: Remarks;
}

/** Returns the entries of a table's valid rows, and the complaints about the others. */
export function readEntries(texts: readonly EntryTexts[], year: number) {
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
