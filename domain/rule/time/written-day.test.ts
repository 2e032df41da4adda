import { dayWritten, writtenDay } from './written-day.ts';

test.each([
  '2027-06-12',
  '2027-6-12',
  ' 6/12/2027 ',
  '06/12/27',
  'June 12, 2027',
  'Jun 12 2027',
  'Saturday, June 12th, 2027',
  'Sat. Jun. 12, 2027',
  '12 June 2027',
  '12 de junio de 2027',
  'sábado, 12 de junio de 2027',
])('%s is the twelfth of June', (text) => {
  expect(dayWritten(text)).toBe('2027-06-12');
});

test.each(['2027-02-30', '2/30/2027', '13/1/2027', 'February 30, 2027', '31 de abril de 2027', '2027-13-01'])(
  '%s looks like a day, and there is none',
  (text) => {
    expect(writtenDay(text)).toEqual({ is: 'none' });
    expect(dayWritten(text)).toBeNull();
  },
);

test.each([
  'TBA',
  '',
  'A weekend in November',
  'December 12',
  'June 12-13, 2027',
  'Tuesdays in June 2027',
  'Week 12 2027',
])('%s writes no single day', (text) => {
  expect(writtenDay(text)).toEqual({ is: 'text' });
});
