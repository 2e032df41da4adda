import { detailNames, playerDetails } from '../player/player-details.ts';
import { tableOf, withoutHeadings } from '../table/cells.ts';
import { guessColumns, mayLackHeadings, surelyLacksHeadings } from './guess-columns.ts';

/** Returns the guessed columns as text: their meaning, with the number of the player where numbered; "-" is a skipped column. */
const guessed = (headings: readonly string[], ...rows: readonly (readonly string[])[]) =>
  guessColumns(tableOf([headings, ...rows])).map((column) =>
    column === null ? '-' : `${column.meaning}${column.member === 0 ? '' : ` ${column.member}`}`,
  );

test.each([
  ['Team Name', 'team'],
  ['TEAM', 'team'],
  ['Equipo', 'team'],
  ['Player Name', 'name'],
  ['Full name of player', 'name'],
  ['Name', 'name'],
  ['First Name', 'firstName'],
  ['Last Name', 'lastName'],
  ['Surname', 'lastName'],
  ['Email Address', 'email'],
  ['E-mail', 'email'],
  ['Cell Phone #', 'phone'],
  ['Year of Birth', 'birthYear'],
  ['DOB', 'birthYear'],
  ['Date of birth', 'birthYear'],
  ['Age', '-'],
  ['Age Group', 'ageBracket'],
  ['Division', 'ageBracket'],
  ['U10', 'ageBracket'],
  ['Skill Level', 'skillLevel'],
  ['Current club', 'currentClub'],
  ["Parent's Name", 'parentName'],
  ['Parent/Guardian Email', 'parentEmail'],
  ["Mother's cell", 'parentPhone'],
  ['Payment Method', 'paymentMethod'],
  ['Payment Confirmed', '-'],
  ['Payment Reference', '-'],
  ['Waiver', '-'],
  ['Name taken twice', '-'],
  ['Perhaps Twice On File', '-'],
  ['Timestamp', '-'],
  ['Which tournament?', 'tournament'],
  ['Coach Email', 'captainEmail'],
  ['Anything else we should know? Comments', 'notes'],
  ['Friends to play together with', 'playWith'],
])('a column headed "%s" says: %s', (heading, meaning) => {
  expect(guessed(['x y z', heading])).toEqual(['-', meaning]);
});

test('a column headed Captain holds a name, unless it holds marks', () => {
  expect(guessed(['Team', 'Captain'], ['Ultras', 'Ada Park'])).toEqual(['team', 'captainName']);
  expect(guessed(['Team', 'Captain'], ['Ultras', 'Yes'], ['Ultras', ''])).toEqual(['team', 'isCaptain']);
  expect(guessed(['Team', 'Captain'], ['Ultras', 'x'])).toEqual(['team', 'isCaptain']);
});

test('of two columns that say the same the first is read', () => {
  expect(guessed(['Team', 'Team name', 'Name'])).toEqual(['team', '-', 'name']);
});

test('a form of Google with a roster in each row numbers its players', () => {
  expect(
    guessed([
      'Timestamp',
      'Email Address',
      'Team Name',
      'Captain Name',
      'Player 1 Name',
      'Player 1 Birth Year',
      'Player 2',
      'Player #2 - DOB',
    ]),
  ).toEqual(['-', 'captainEmail', 'team', 'captainName', 'name 1', 'birthYear 1', 'name 2', 'birthYear 2']);
});

test('where the numbers begin with 2, the captain is the first player', () => {
  expect(
    guessed(['Team', 'Captain Name', 'Captain Phone', 'Captain birth year', 'Player 2 Name', 'Player 3 Name']),
  ).toEqual(['team', 'name 1', 'phone 1', 'birthYear 1', 'name 2', 'name 3']);
});

test('the files of the back office are known column by column', () => {
  const teams = [
    'Team Name',
    'Captain',
    'Captain Email',
    'Captain Phone',
    'Tournament',
    'Players',
    'Max Players',
    'Skill Level',
    'Age Group',
    'Waiting List',
    'Who leads it',
  ];
  expect(
    guessed(teams, [
      'Ultras',
      'Ada Park',
      'a@b.example',
      '201-555-0100',
      'Cup',
      '5',
      '5',
      'Here to Play',
      'U10-U12',
      'No',
      'captain',
    ]),
  ).toEqual([
    'team',
    'captainName',
    'captainEmail',
    'captainPhone',
    'tournament',
    '-',
    '-',
    'skillLevel',
    'ageBracket',
    '-',
    'ledBy',
  ]);
});

test('what a player may tell beside is known by its name', () => {
  expect(guessed(detailNames.map((name) => `Your ${playerDetails[name].label}`))).toEqual(detailNames);
});

test('a table that begins with its first row is told by an address or a phone above its columns', () => {
  const headless = tableOf([
    ['Falcons', 'Kim Park', '201-555-0109'],
    ['Falcons', 'Lee Park', '201-555-0110'],
  ]);
  expect([mayLackHeadings(headless), surelyLacksHeadings(headless)]).toEqual([true, true]);
  const names = tableOf([
    ['Falcons', 'Kim Park'],
    ['Falcons', 'Lee Park'],
  ]);
  expect([mayLackHeadings(names), surelyLacksHeadings(names)]).toEqual([true, false]);
  const headed = tableOf([
    ['Team', 'Lee Park'],
    ['Falcons', '201-555-0110'],
  ]);
  expect([mayLackHeadings(headed), surelyLacksHeadings(headed)]).toEqual([false, false]);
});

test('without headings no row is lost, and addresses, phones and years are known by what they are', () => {
  const table = withoutHeadings(
    tableOf([
      ['Falcons', 'Kim', '201-555-0109', 'kim@family.example', '2015'],
      ['Falcons', 'Lee', '(201) 555-0110', '', '2014'],
    ]),
  );
  expect(table.rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
    [1, 'Kim'],
    [2, 'Lee'],
  ]);
  expect(guessColumns(table).map((column) => column?.meaning ?? '-')).toEqual([
    '-',
    '-',
    'phone',
    'email',
    'birthYear',
  ]);
});
