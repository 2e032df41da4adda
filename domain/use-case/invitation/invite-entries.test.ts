import { invited, inviteEntries, ownEntries } from './invite-entries.ts';

test('invite inputs take emails and phones and may be left blank', () => {
  const check = inviteEntries.check({ invite1: 'a@example.com', invite2: '', invite3: '973-555-0142' }, { year: 2026 });
  expect(check.isAccepted && invited(check.answers)).toEqual({ emails: ['a@example.com'], phones: ['973-555-0142'] });
});

test('a captain who writes their own address or phone is told so at that input', () => {
  const check = inviteEntries.check(
    { invite1: 'Kim@Example.com', invite2: 'lee@example.com', invite3: '+1 973 555 0142' },
    { year: 2026 },
  );
  if (!check.isAccepted) throw new Error('The entries read well');
  const own = ownEntries(check.answers, { email: 'kim@example.com', phone: '(973) 555-0142' });
  expect(Object.keys(own)).toEqual(['invite1', 'invite3']);
});

test('an invite input that holds neither says so', () => {
  const check = inviteEntries.check({ invite2: 'call me' }, { year: 2026 });
  expect(!check.isAccepted && check.complaints).toEqual({ invite2: 'Please enter an email address or a phone number' });
});
