import { tableOf } from '../table/cells.ts';
import { guessColumns } from './guess-columns.ts';
import { columnOfAnswer, type HowToUnfold, unfold } from './unfold.ts';

const entries = (rows: readonly (readonly string[])[], how?: HowToUnfold) => {
  const table = tableOf(rows);
  return unfold(table, guessColumns(table), how);
};

test('a row with a player is that player, with the team and what is told of it', () => {
  expect(
    entries([
      ['Team', 'Player', 'Birth year'],
      ['Ultras', 'Ada Park', '2014'],
    ]),
  ).toEqual([{ line: 2, member: 0, team: 'Ultras', name: 'Ada Park', birthYear: '2014' }]);
});

test('a row without a player is its team alone', () => {
  expect(
    entries([
      ['Team', 'Captain Email', 'Skill level'],
      ['Ultras', 'a@b.example', 'Here to Cook'],
    ]),
  ).toEqual([{ line: 2, member: 0, team: 'Ultras', captainEmail: 'a@b.example', skillLevel: 'Here to Cook' }]);
});

test('a row with a whole roster is a player for each name; the first leads where no captain is named', () => {
  const rows = [
    ['Team', 'Player 1', 'Player 1 birth year', 'Player 2', 'Player 3'],
    ['Ultras', 'Ada', '2014', '', 'Kim'],
  ];
  expect(entries(rows)).toEqual([
    { line: 2, member: 1, team: 'Ultras', name: 'Ada', birthYear: '2014', isCaptain: 'Yes' },
    { line: 2, member: 3, team: 'Ultras', name: 'Kim' },
  ]);
});

test('first and last names come together, also where the first stands under "Name"', () => {
  expect(
    entries([
      ['First Name', 'Last Name'],
      ['Ada', 'Park'],
    ])[0],
  ).toMatchObject({ name: 'Ada Park' });
  expect(
    entries([
      ['Name', 'Last Name'],
      ['Ada', 'Park'],
    ])[0],
  ).toMatchObject({ name: 'Ada Park' });
  expect(
    entries([
      ['Name', 'Last Name'],
      ['Ada Park', 'Park'],
    ])[0],
  ).toMatchObject({ name: 'Ada Park' });
});

test.each([
  ['Park, Ada', 'Ada Park'],
  ["O'Mara,Keith", "Keith O'Mara"],
  ['Ada Park', 'Ada Park'],
  ['Ada Park, Jr.', 'Ada Park, Jr.'],
  ['Park, III', 'Park, III'],
  [', Ada', ', Ada'],
  ['Park, Ada, Kim', 'Park, Ada, Kim'],
])('a name written %s is %s', (written, name) => {
  expect(entries([['Player'], [written]])[0]).toMatchObject({ name });
});

test('whoever plays alone in a file of ours has no team', () => {
  expect(
    entries([
      ['Name', 'Team'],
      ['Ada', 'Individual'],
    ]),
  ).toEqual([{ line: 2, member: 0, name: 'Ada' }]);
});

test('a team that is written once stands for the rows below it, if an organizer says so', () => {
  const rows = [
    ['Team', 'Player'],
    ['Ultras', 'Ada'],
    ['', 'Kim'],
    ['Comets', 'Lee'],
  ];
  expect(entries(rows).map(({ team }) => team)).toEqual(['Ultras', undefined, 'Comets']);
  expect(entries(rows, { isTeamFromAbove: true }).map(({ team }) => team)).toEqual(['Ultras', 'Ultras', 'Comets']);
});

test('what is wrong with an answer is shown in the column it stands in', () => {
  const columns = guessColumns(tableOf([['Team', 'First Name', 'Last Name', 'Player 2 Email', 'Player 2 Name']]));
  expect(columnOfAnswer(columns, 'team', 2)).toBe(0);
  expect(columnOfAnswer(columns, 'email', 2)).toBe(3);
  expect(columnOfAnswer(columns, 'phone', 2)).toBe(-1);
});
