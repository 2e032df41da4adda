import { delimiterOf, isWorkbook, readTable, textOf } from './read-table.ts';

/** Cases of csv-spectrum, rewritten: the requirements on a reader of tables. */
const spectrum: readonly (readonly [name: string, text: string, rows: readonly (readonly string[])[]])[] = [
  [
    'simple',
    'a,b,c\n1,2,3',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ],
  ],
  [
    'simple, ends of lines of Windows',
    'a,b,c\r\n1,2,3\r\n',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ],
  ],
  [
    'ends of lines of old Macs',
    'a,b\r1,2\r3,4',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'a comma in quotes',
    'first,last,address\nJohn,Doe,"120 any st., Anytown, WW"',
    [
      ['first', 'last', 'address'],
      ['John', 'Doe', '120 any st., Anytown, WW'],
    ],
  ],
  [
    'empty fields',
    'a,b,c\n1,"",""\n2,3,4',
    [
      ['a', 'b', 'c'],
      ['1', '', ''],
      ['2', '3', '4'],
    ],
  ],
  [
    'empty fields, ends of lines of Windows',
    'a,b,c\r\n1,"",""\r\n2,3,4\r\n',
    [
      ['a', 'b', 'c'],
      ['1', '', ''],
      ['2', '3', '4'],
    ],
  ],
  [
    'quotes',
    'a,b\n1,"ha ""ha"" ha"\n3,4',
    [
      ['a', 'b'],
      ['1', 'ha "ha" ha'],
      ['3', '4'],
    ],
  ],
  [
    'a field that is one quote',
    'a,b\n1,""""\n3,4',
    [
      ['a', 'b'],
      ['1', '"'],
      ['3', '4'],
    ],
  ],
  [
    'JSON in a field',
    'key,val\n1,"{""type"": ""Point"", ""at"": [102.0, 0.5]}"',
    [
      ['key', 'val'],
      ['1', '{"type": "Point", "at": [102.0, 0.5]}'],
    ],
  ],
  [
    'a newline in quotes',
    'a,b,c\n1,2,3\n"Once upon \na time",5,6',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
      ['Once upon \na time', '5', '6'],
    ],
  ],
  [
    'a newline in quotes, ends of lines of Windows',
    'a,b,c\r\n1,2,3\r\n"Once upon \r\na time",5,6\r\n',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
      ['Once upon \na time', '5', '6'],
    ],
  ],
  [
    'quotes and newlines together',
    'a,b\n1,"ha\n""ha""\nha"\n3,4',
    [
      ['a', 'b'],
      ['1', 'ha\n"ha"\nha'],
      ['3', '4'],
    ],
  ],
  [
    'letters of every script',
    'a,b,c\n1,2,3\n4,5,ʤ\nJosé,Ōno,李',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
      ['4', '5', 'ʤ'],
      ['José', 'Ōno', '李'],
    ],
  ],
  [
    'a mark at the beginning',
    '\uFEFFa,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, with commas within',
    'name;club\n"Park; Ada";Rush, West',
    [
      ['name', 'club'],
      ['Park; Ada', 'Rush, West'],
    ],
  ],
  [
    'a clipboard: tabs, with commas within',
    'name\tclub\nPark, Ada\tRush, West, NJ',
    [
      ['name', 'club'],
      ['Park, Ada', 'Rush, West, NJ'],
    ],
  ],
  [
    'a cell of a sheet with a newline',
    'name\tnotes\nAda\t"one\ntwo"',
    [
      ['name', 'notes'],
      ['Ada', 'one\ntwo'],
    ],
  ],
  [
    'bars',
    'a|b\n1|2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['one column', 'name\nAda\nKim', [['name'], ['Ada'], ['Kim']]],
  [
    'an apostrophe before what a spreadsheet takes for a formula',
    'name,phone\n"\'=1+1","\'+1 201 555 0100"',
    [
      ['name', 'phone'],
      ['=1+1', '+1 201 555 0100'],
    ],
  ],
];

test.each(spectrum)('%s', (_, text, [headings, ...rows]) => {
  const table = readTable(text);
  expect(table.headings).toEqual(headings);
  expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
});

test('an empty paste is an empty table', () => {
  expect(readTable(' \n\n')).toEqual({ headings: [], rows: [] });
});

test('a title above the headings and empty lines are passed over, and lines are counted as the sheet does', () => {
  const { headings, rows } = readTable('Spring teams\n\nteam,player\nUltras,Ada\n,\nUltras,Kim\n');
  expect(headings).toEqual(['team', 'player']);
  expect(rows.map(({ line }) => line)).toEqual([4, 6]);
});

test('rows that are too short or too long are as long as the longest', () => {
  const { headings, rows } = readTable('a,b\n1\n1,2,3');
  expect(headings).toEqual(['a', 'b', '']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['1', '', ''],
    ['1', '2', '3'],
  ]);
});

test('a hundred thousand commas within quotes decide nothing', () => {
  expect(delimiterOf(`"${','.repeat(1000)}";b\nc;d`)).toBe(';');
});

test.each([
  ['UTF-8', new TextEncoder().encode('José'), 'José'],
  ['what Excel writes on Windows', new Uint8Array([0x4a, 0x6f, 0x73, 0xe9]), 'José'],
  ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, 0x4a, 0x00, 0xe9, 0x00]), 'Jé'],
])('a file in %s is read', (_, bytes, text) => {
  expect(textOf(bytes)).toBe(text);
});

test('a workbook is told from a table', () => {
  expect(isWorkbook(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe(true);
  expect(isWorkbook(new TextEncoder().encode('name,team'))).toBe(false);
});
