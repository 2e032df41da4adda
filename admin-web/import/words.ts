import type { ImportCounts, ListedImport } from '../../domain/answer/import/import-shown.ts';
import type { Meaning } from '../../domain/import/column.ts';
import { mostRows } from '../../domain/table/cells.ts';
import { importEntry } from '../../domain/use-case/import/import-entry.ts';

const some = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const apart = { firstName: 'First name', lastName: 'Last name' } as const;

const isApart = (meaning: Meaning): meaning is keyof typeof apart => meaning in apart;

/** What a column says, as the form of a row names it. */
export const meaningLabel = (meaning: Meaning): string =>
  isApart(meaning) ? apart[meaning] : importEntry.fields[meaning].label;

export const words = {
  title: 'Import',
  first: 'Import a table',
  remark: 'Teams with rosters, and players, from a sheet, a form or a file of ours.',
  unmade: { title: 'You may look at imports, not make them', text: 'An owner of the site can change your role.' },
  paste: {
    hint: `Copy the cells of a sheet with their headings, or drop a CSV file. At most ${mostRows.toLocaleString('en-US')} rows.`,
    noRows: 'There are headings but no rows below them.',
    tooManyRows: (rows: number) => `${rows} rows; at most ${mostRows} can be imported at once. Split the table in two.`,
  },
  tournament: {
    label: 'Into which tournament',
    hint: 'For every row that names no tournament itself',
    none: 'None: people come on file without a registration',
  },
  columns: {
    ignored: 'Not imported',
    choose: (heading: string) => `What the column "${heading}" says`,
    untitled: (number: number) => `Column ${number}`,
    member: (number: number, label: string) => `Player ${number}: ${label}`,
  },
  options: {
    headless: 'The table has no headings: its first line is a row',
    first: 'The first player of each new team is its captain',
    above: 'A row without a team belongs to the team above it',
    mail: 'Write to the families: a confirmation, and a link to sign the waiver',
    mailHint: 'Left unticked, nobody gets a letter. Payments are pending and waivers unsigned until you say otherwise.',
  },
  table: {
    title: 'Rows',
    caption: 'The rows of your table, and what becomes of each',
    row: 'Row',
    becomes: 'What happens',
    edit: (line: number) => `Edit row ${line}`,
    done: (line: number) => `Done with row ${line}`,
    onlyWrong: 'Only rows that need a correction',
    more: (rows: number) => `Show ${rows} more`,
    cell: (heading: string, line: number) => `${heading}, row ${line}`,
    scroll: 'Table to import, scrolls sideways',
  },
  outcome: {
    wrong: 'Needs a correction',
    newTeam: 'new team',
    newPlayer: 'new player',
    knownPlayer: 'known, stays as on file',
    registered: 'registered',
    waiting: 'waiting list',
    there: 'Is there already',
    nothing: 'Nothing to make',
  },
  checking: 'Checking the rows',
  checkFailed: 'The rows could not be checked',
  summary: {
    title: 'What will be made',
    nothing: 'Nothing new: everything in this table is there already.',
    wrong: (rows: number) => `${rows === 1 ? '1 row needs' : `${rows} rows need`} a correction first.`,
    waiting: (teams: number) => `${some(teams, 'team')} of them on the waiting list`,
    known: (people: number) => `${some(people, 'person', 'people')} on file already`,
    unchanged: (rows: number) => `${some(rows, 'row')} there already, left as they are`,
  },
  made: ({ teams, players, registrations }: Pick<ImportCounts, 'teams' | 'players' | 'registrations'>) =>
    [some(teams, 'team'), some(players, 'player'), some(registrations, 'registration')].join(', '),
  make: 'Import',
  making: 'Importing',
  again: 'Another table',
  failed: 'Nothing was imported',
  done: { title: 'Imported', text: 'All of it in one go; undo takes all of it back.' },
  undo: 'Undo',
  undoThis: (one: ListedImport) => `Undo the import of ${words.made(one)}`,
  undone: { title: 'Import undone', text: 'What it made is gone, what was there is as it was.' },
  undoFailed: 'The import stays',
  toTeams: 'See the teams',
  toPlayers: 'See the players',
  earlier: {
    title: 'Imports so far',
    none: 'Nothing has been imported yet.',
    loading: 'Loading imports',
    by: (by: string, at: string) => `${at}, by ${by}`,
    undone: 'Undone',
    mailed: 'Families were written to',
  },
};
