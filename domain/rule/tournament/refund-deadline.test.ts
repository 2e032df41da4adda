import { withSentencesInEnglish } from '../../../test/sample/sentences-in-english.ts';
import { refundDeadline } from './refund-deadline.ts';

test.each([
  ['2026-12-05', 'The registration deadline of Fall Cup is Sat, Dec 5, 2026.'],
  [null, 'Fall Cup has no registration deadline: what holds before a deadline holds until the tournament begins.'],
])('with the deadline %p it is said: %s', (registrationDeadline, sentence) => {
  expect(withSentencesInEnglish(refundDeadline({ name: 'Fall Cup', registrationDeadline }, 'en'))).toBe(sentence);
});
