import { tableOf } from '../table/cells.ts';
import { columnOfAnswer, columnsIn } from './column.ts';
import { entriesInTable } from './entries-in-table.ts';

const entries = (...rows: readonly (readonly string[])[]) => {
  const table = tableOf(rows);
  return entriesInTable(table, columnsIn(table.headings));
};

test('a row with a player is that player, whatever the order of the headings and whichever synonym they use', () => {
  expect(
    entries(
      ['DOB', 'Player', 'Timestamp', 'E-mail', 'TEAM', 'Shirt size'],
      ['2014', 'Ada Park', 'x', 'a@b.example', 'Ultras', 'Youth M'],
    ),
  ).toEqual([
    {
      line: 2,
      member: 0,
      team: 'Ultras',
      name: 'Ada Park',
      birthYear: '2014',
      email: 'a@b.example',
      shirtSize: 'Youth M',
    },
  ]);
});

test('a row with a whole team is an entry for each of its players', () => {
  expect(
    entries(
      [
        'Team',
        'Skill Level',
        'Phone',
        'Player 1',
        'Player #1 - Birth Year',
        'Player 2 First Name',
        'Player 2 Last Name',
        'Player 3 Name',
      ],
      ['Ultras', 'Here to Cook', '2015550100', 'Ada Park', '2014', 'Kim', 'Lee', ''],
    ),
  ).toEqual([
    { line: 2, member: 1, team: 'Ultras', skillLevel: 'Here to Cook', name: 'Ada Park', birthYear: '2014' },
    { line: 2, member: 2, team: 'Ultras', skillLevel: 'Here to Cook', name: 'Kim Lee' },
  ]);
});

test.each([
  [
    ['First Name', 'Last Name'],
    ['Ada', 'Park'],
  ],
  [
    ['Name', 'Last Name'],
    ['Ada', 'Park'],
  ],
  [
    ['Name', 'Last Name'],
    ['Ada Park', 'Park'],
  ],
])('names in two columns, %j, come together', (headings, cells) => {
  expect(entries(headings, cells)).toEqual([{ line: 2, member: 0, name: 'Ada Park' }]);
});

test('of two columns with one meaning the first is read, and a complaint is shown there', () => {
  const columns = columnsIn(['Team', 'Team name', 'Player 2', 'Player 2 Phone', 'Player 6']);
  expect(columns.map((column) => column?.answer ?? null)).toEqual(['team', null, 'name', 'phone', null]);
  expect(['team', 'phone', 'email'].map((answer) => columnOfAnswer(columns, answer, 2))).toEqual([0, 3, -1]);
});
