import { withSentencesInEnglish } from '../../../test/sample/sentences-in-english.ts';
import { passwordChange } from './password-change.ts';

const check = (currentPassword: unknown, newPassword: unknown) => {
  const checked = passwordChange.check({ currentPassword, newPassword }, { year: 2026 });
  return checked.isAccepted ? undefined : checked.complaints;
};

test('another long password with different characters is taken', () => {
  expect(check('kick-off-demo', 'corner-flag-93-minutes')).toBeUndefined();
});

test.each([
  ['', 'corner-flag-93-minutes', { currentPassword: 'Current password is required' }],
  ['old', '', { newPassword: 'New password is required' }],
  ['old', 'too short', { newPassword: 'New password must be at least 12 characters' }],
  ['old', 'aaaaaaaaaaaaaaaa', { newPassword: 'New password is too easy to guess' }],
  [
    'corner-flag-93-minutes',
    'corner-flag-93-minutes',
    { newPassword: 'New password must differ from the current one' },
  ],
])('from %j to %j is refused', (current, next, complaints) => {
  expect(withSentencesInEnglish(check(current, next))).toEqual(complaints);
});
