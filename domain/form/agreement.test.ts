import { agreement, tick } from './agreement.ts';

const in2026 = { year: 2026 };
const terms = agreement('Terms', 'You must accept');
const photos = tick('Photos');

test('a box that must be ticked is accepted when it is', () => {
  expect(terms.read(true, in2026)).toEqual({ value: true });
});

test('left out, it warns and does not block', () => {
  expect(terms.read(undefined, in2026)).toEqual({ value: null, warning: 'You must accept' });
});

test.each([false, 'true', 1, [], {}])('%j does not tick it', (raw) => {
  expect(terms.read(raw, in2026)).toEqual({ complaint: 'You must accept' });
});

test('a box of free choice is unticked when left alone', () => {
  expect(photos.read(undefined, in2026)).toEqual({ value: false });
  expect(photos.read('yes', in2026)).toEqual({ complaint: 'Photos must be true or false' });
});
