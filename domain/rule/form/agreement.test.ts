import { withSentencesInEnglish } from '../../../test/sample/sentences-in-english.ts';
import { agreement, tick } from './agreement.ts';

const in2026 = { year: 2026 };
const terms = agreement('Terms and Conditions', 'You must accept the terms and conditions');
const photos = tick('Use of likeness');

test('a box that must be ticked is accepted when it is', () => {
  expect(terms.read(true, in2026)).toEqual({ value: true });
});

test('left out, it warns and does not block', () => {
  expect(terms.read(undefined, in2026)).toEqual({ value: null, warning: 'You must accept the terms and conditions' });
});

test.each([false, 'true', 1, [], {}])('%j does not tick it', (raw) => {
  expect(terms.read(raw, in2026)).toEqual({ complaint: 'You must accept the terms and conditions' });
});

test('a box of free choice is unticked when left alone', () => {
  expect(photos.read(undefined, in2026)).toEqual({ value: false });
  expect(withSentencesInEnglish(photos.read('yes', in2026))).toEqual({
    complaint: 'Use of likeness must be true or false',
  });
});
