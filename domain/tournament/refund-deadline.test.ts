import { heard } from '../../test/sample/heard.ts';
import { refundDeadline } from './refund-deadline.ts';

test.each([
  ['2026-12-05', 'The registration deadline of Fall Cup is Sat, Dec 5, 2026.'],
  [null, 'Fall Cup has no registration deadline: what holds before a deadline holds until the tournament begins.'],
])('with the deadline %p it is said: %s', (registrationDeadline, sentence) => {
  expect(heard(refundDeadline({ name: 'Fall Cup', registrationDeadline }, 'en'))).toBe(sentence);
});
