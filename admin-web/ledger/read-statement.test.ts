import { readStatement } from '../../domain/ledger/statement.ts';
import { readTable } from '../table/read-table.ts';

/** Statement as saved by Venmo: two lines on top, an empty first column, sums at the end. */
const venmo = `Account Statement - (@golden-goal) ,,,,,,,,,,
Account Activity,,,,,,,,,,
,ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (tip),Destination
,"""4001""",2026-11-20T15:02:11,Payment,Complete,3v3 abcd for Ana,Maria Garcia,Golden Goal,+ $40.00,,Venmo balance
,"""4002""",2026-11-20T16:00:00,Payment,Complete,"soccer, ""go""",Kim Park,Golden Goal,"+ $1,040.50",,Venmo balance
,"""4003""",2026-11-21T10:00:00,Standard Transfer,Issued,,,,- $500.00,,Bank
,"""4004""",2026-11-21T11:00:00,Charge,Pending,3V3-ABCE,Lee Wong,Golden Goal,+ $40.00,,
,,,,,,,,,,$0.00
`;

/** Statement as saved by a bank. */
const bank = `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\r
CREDIT,11/20/2026,"Zelle payment from MARIA GARCIA 3V3-ABCD",40.00,QUICKPAY_CREDIT,540.00,\r
CREDIT,11/20/2026,"DEPOSIT",40.00,DEPOSIT,580.00,\r
CREDIT,11/20/2026,"DEPOSIT",40.00,DEPOSIT,620.00,\r
DEBIT,11/21/2026,"TURF RENTAL",-300.00,ACH_DEBIT,320.00,\r
`;

const linesOf = (text: string) => {
  const read = readStatement(readTable(text));
  return 'why' in read ? [] : read.lines;
};

test('of a Venmo statement the payments that came are read, and nothing else', () => {
  const read = readStatement(readTable(venmo));
  expect(read).toMatchObject({
    leftOut: 3,
    lines: [
      { row: 4, day: '2026-11-20', amountCents: 4000, method: 'venmo' },
      { row: 5, day: '2026-11-20', amountCents: 104_050, method: 'venmo' },
    ],
  });
  expect(linesOf(venmo).map(({ text }) => text)).toEqual([
    'Payment · 3v3 abcd for Ana · Maria Garcia · Golden Goal · Venmo balance',
    'Payment · soccer, "go" · Kim Park · Golden Goal · Venmo balance',
  ]);
});

test('of a bank statement too, and two deposits that read alike stay two', () => {
  expect(linesOf(bank).map(({ amountCents, day, method }) => [amountCents, day, method])).toEqual(
    Array(3).fill([4000, '2026-11-20', 'other']),
  );
  expect(new Set(linesOf(bank).map(({ key }) => key)).size).toBe(3);
});

test('a line has one key in every file that has it, whatever stands around it and whatever balance it shows', () => {
  const [head = '', ...rows] = bank.split('\r\n');
  const again = [head, ...rows.toReversed().map((row) => row.replace(/,\d{3}\.00,$/, ',999.00,'))].join('\n');
  const keys = (text: string) => new Set(linesOf(text).map(({ key }) => key));
  expect(keys(again)).toEqual(keys(bank));
  expect(keys(`${bank}CREDIT,11/22/2026,"NEW",10.00,DEPOSIT,330.00,`).size).toBe(4);
});

test.each(['', 'hello', 'Date,Description\n11/20/2026,x', '{"a":1}'])('%j is no statement', (text) => {
  expect(readStatement(readTable(text))).toEqual({ why: 'No heading with a date and an amount was found' });
});

test('a summary above the heading, as some banks write it, is passed over', () => {
  const [head = '', ...rows] = bank.split('\r\n');
  const summed = ['Description,,Summary Amt.', 'Total credits,,"120.00"', '', head, ...rows].join('\n');
  expect(linesOf(summed).map(({ key }) => key)).toEqual(linesOf(bank).map(({ key }) => key));
});

test('the balance beside a line is no part of it, however it is headed', () => {
  for (const name of ['Balance', 'Running Bal.', 'Account Balance', 'Bal']) {
    const file = (left: string) => `Date,Description,Amount,${name}\n11/20/2026,3V3-ABCD,40.00,${left}`;
    expect(linesOf(file('1.00'))).toEqual(linesOf(file('2.00')));
  }
});

test('the cells of a spreadsheet say the same as the file of the bank', () => {
  const cells = bank.replaceAll(',', '\t').replaceAll('"', '').replaceAll('\r', '');
  expect(linesOf(cells).map(({ key }) => key)).toEqual(linesOf(bank).map(({ key }) => key));
});
