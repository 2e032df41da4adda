import { aWholeRecord } from '../../test/sample/a-whole-record.ts';
import { printableRecord } from './printable-record.ts';

const hostile = `<img src=x onerror="alert('1')"> & co`;

const record = aWholeRecord({
  player: { ...aWholeRecord().player, name: `Ada ${hostile}`, phone: '201-555-0101' },
  letters: [{ subject: hostile, at: '2026-11-20T15:00:00Z' }],
  history: [{ at: '2026-11-20T15:00:00Z', by: 'organizer', what: 'shown', text: 'An organizer saw the phone number' }],
  notice: ['Why: to play'],
});

test('the page to print says all that is kept, and nothing in it is markup', () => {
  const page = printableRecord(record);
  for (const word of [
    '201-555-0101',
    '<h3>November 20, 2026</h3>',
    'AM: An organizer saw the phone number',
    'Why: to play',
  ])
    expect(page).toContain(word);
  expect(page).not.toMatch(/<img|onerror="/);
});

test('the page to print needs nothing from anywhere', () => {
  expect(printableRecord(record)).not.toMatch(/<(img|link|script|iframe)|url\(|src="|href="/i);
});

test('a part in which nothing stands is left out, but for who looked', () => {
  const page = printableRecord({ ...record, letters: [], history: [] });
  expect(page).not.toContain('Letters to your address');
  expect(page).toContain('Who looked at it or changed it');
});
