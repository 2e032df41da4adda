import { accepted, type Field, refused } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import type { EntryTexts } from '../../rule/import/entries-in-table.ts';
import { inEnglish } from '../../rule/language/sentence.ts';
import { longestCell, mostRows } from '../../rule/table/cells.ts';
import { rosterSize } from '../../rule/team/team.ts';
import { chosenTournament } from '../tournament/tournament-fields.ts';
import { importEntry } from './import-entry.ts';

/** Form for a table to import into a tournament: its rows as texts, answer by answer. */
export const importForm = form({ tournamentId: chosenTournament, rows: rows() });

export type ImportAnswers = Answers<typeof importForm>;

/** Creates the field for the rows, limiting their number; they are checked one by one later, so that each error is shown beside its row. */
function rows(): Field<readonly EntryTexts[]> {
  return {
    label: 'Rows',
    limits: () => ({ type: 'array', of: 'object', required: true, maxItems: mostRows }),
    read: (raw) => {
      if (!Array.isArray(raw) || raw.length === 0) return refused(inEnglish('There are no rows to import'));
      if (raw.length > mostRows) return refused(inEnglish(`At most ${mostRows} rows can be imported at once`));
      const read = raw.map(entryIn).filter((entry) => entry !== undefined);
      return read.length === raw.length
        ? accepted(read)
        : refused(inEnglish('Each row needs its line, its member, and texts for its answers'));
    },
  };
}

const answers = new Set(Object.keys(importEntry.fields));

function entryIn(raw: unknown): EntryTexts | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  const { line, member = 0, ...texts }: Record<string, unknown> = { ...raw };
  if (!isWithin(line, 1, 1_000_000) || !isWithin(member, 0, rosterSize)) return undefined;
  const isText = ([name, text]: [string, unknown]) =>
    answers.has(name) && typeof text === 'string' && text.length <= longestCell;
  return Object.entries(texts).every(isText) ? ({ ...texts, line, member } as EntryTexts) : undefined;
}

function isWithin(raw: unknown, least: number, most: number): raw is number {
  return Number.isSafeInteger(raw) && Number(raw) >= least && Number(raw) <= most;
}
