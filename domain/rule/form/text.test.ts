import { withSentencesInEnglish } from '../../../test/sample/sentences-in-english.ts';
import { legible, text } from './text.ts';

const in2026 = { year: 2026 };
const name = text({
  label: 'Name',
  min: [2, 'Name must be at least 2 characters'],
  max: [10, 'Name must be less than 50 characters'],
  missing: 'Please enter a name',
});
const note = text({ label: 'Notes', max: [20, 'Name must be less than 50 characters'], paragraphs: true });

test.each([
  ["  Sean O'Brien  ".slice(0, 12), "Sean O'Bri"],
  ['José Ñuñez', 'José Ñuñez'],
  ['Jose\u0301', 'José'],
  ['李小龍', '李小龍'],
  ['Ann  Lee', 'Ann Lee'],
  ['Ann \u00A0\u2003Lee', 'Ann Lee'],
  ['\u202EkraP\u202C', 'kraP'],
  ['\u200BAda\uFEFF', 'Ada'],
])('%j reads as %j', (written, read) => {
  expect(name.read(written, in2026)).toEqual({ value: read });
});

test.each([
  [undefined, 'Please enter a name'],
  [null, 'Please enter a name'],
  ['', 'Please enter a name'],
  [' \t ', 'Please enter a name'],
  ['\u200B\u200B', 'Please enter a name'],
  ['X', 'Name must be at least 2 characters'],
  ['12345678901', 'Name must be less than 50 characters'],
  [7, 'Name must be text'],
  [['Ada'], 'Name must be text'],
  [{ toString: 'Ada' }, 'Name must be text'],
  ['Ada\u0000', 'Name contains characters that cannot be used'],
  ['Ada\nPark', 'Name contains characters that cannot be used'],
  ['Ada\uD800', 'Name contains characters that cannot be used'],
  [`Z${'\u0334'.repeat(5)}a`, 'Name contains characters that cannot be used'],
])('%j is refused: %s', (written, complaint) => {
  expect(withSentencesInEnglish(name.read(written, in2026))).toEqual({ complaint });
});

test('a character outside the basic plane counts once', () => {
  expect(name.read('⚽'.repeat(10), in2026)).toEqual({ value: '⚽'.repeat(10) });
  expect(name.read('🥅'.repeat(10), in2026)).toEqual({ value: '🥅'.repeat(10) });
  expect(name.read('🥅'.repeat(11), in2026)).toEqual({ complaint: 'Name must be less than 50 characters' });
});

test('a note may have paragraphs, a name may not', () => {
  expect(note.read('late\non Friday', in2026)).toEqual({ value: 'late\non Friday' });
});

test('several blanks in a row are one, also in a note', () => {
  expect(note.read('late   on\n\nFriday', in2026)).toEqual({ value: 'late on\n\nFriday' });
});

test('marks that turn what follows around are left out', () => {
  expect(legible('\u2067gpj.\u2069exe')).toBe('gpj.exe');
});

test.each(['\u200D', '\u200D\u200D\u200D', '\u200C \u200D', '\u3164', '\u0301', '\u00AD\u200D'])(
  '%j leaves nothing on the paper: it is no name',
  (written) => {
    expect(name.read(written, in2026)).toEqual(name.read('', in2026));
  },
);

test.each(['नेहा', 'क्\u200Dष', '👨\u200D👩\u200D👧'])('%s keeps its joiners', (written) => {
  expect(name.read(written, in2026)).toEqual({ value: written });
});
