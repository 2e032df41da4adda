import { type Invite, inviteEmail, inviteSms, inviteTitle, mailtoLink, smsLink, whatsAppLink } from './invite-text.ts';

const invite: Invite = {
  team: 'Night Foxes & Co',
  tournament: 'Fall Cup',
  date: 'December 5',
  link: 'https://golden.example/invite/TEAM-ABCDEF-123',
  feeCents: 4000,
};

test('the email names the team, the tournament, the link, the format and the fee', () => {
  const { subject, body } = inviteEmail(invite);
  expect(subject).toBe('Join Night Foxes & Co - Fall Cup');
  expect(body).toBe(
    [
      "You're invited to join Night Foxes & Co for the Fall Cup!",
      '',
      'Click here to join: https://golden.example/invite/TEAM-ABCDEF-123',
      '',
      'Tournament details:',
      'Name: Fall Cup',
      'Date: December 5',
      'Location: Indoor turf locations across North & Central NJ',
      '',
      'Format: 3vs3 soccer',
      'Registration fee: $40 per player',
      '',
      'See you on the field!',
    ].join('\n'),
  );
});

test('a tournament without a date is to be announced in the email and has no suffix in the text message', () => {
  expect(inviteEmail({ ...invite, date: null }).body).toContain('Date: To be announced');
  expect(inviteSms({ ...invite, date: null })).toBe(
    'Join Night Foxes & Co for the Fall Cup! https://golden.example/invite/TEAM-ABCDEF-123',
  );
});

test('the text message carries title, date and link', () => {
  expect(inviteSms(invite)).toBe(
    'Join Night Foxes & Co for the Fall Cup (December 5)! https://golden.example/invite/TEAM-ABCDEF-123',
  );
});

test('a mail link survives ampersands, line breaks and plus addresses', () => {
  const link = mailtoLink(['a+b@example.com', 'c@example.com'], { subject: 'A & B', body: 'one\ntwo' });
  expect(link).toBe('mailto:a%2Bb@example.com,c@example.com?subject=A%20%26%20B&body=one%0D%0Atwo');
});

test('a text link joins the phones by commas, digits only', () => {
  expect(smsLink(['(973) 555-0142', '+1 201.555.0199'], 'Hi & bye')).toBe(
    'sms:9735550142,+12015550199?&body=Hi%20%26%20bye',
  );
});

test.each([
  [null, '3V3 Summer Series Challenge'],
  ['', '3V3 Summer Series Challenge'],
  ['3V3 July Cup 2025', '3V3 July Cup 2025'],
  ['3V3 July Cup 2025 (U10-U12)', '3V3 July Cup 2025'],
  ['July 27', '3V3 July Cup 2025'],
  ['Sunday, July 27, 2025', '3V3 July Cup 2025'],
  ['August Cup 2025', '3V3 August Cup 2025'],
  ['July Cup 2027', 'Summer Series Challenge - July Cup 2027'],
  ['August Cup 2026', 'Summer Series Challenge - August Cup 2026'],
  ['July 12', 'Summer Series Challenge - July 12 (U13-U15)'],
  ['July 12 (U13-U15)', 'Summer Series Challenge - July 12 (U13-U15)'],
  ['August 9', 'Summer Series Challenge - August 9'],
  ['Fall Cup', 'Fall Cup'],
])('the tournament %p is called %p in an invitation', (tournament, title) => {
  expect(inviteTitle(tournament, null)).toBe(title);
});

test.each([
  ['July 27', '2025-07-27', '3V3 July Cup 2025'],
  ['July 27', 'To be announced', '3V3 July Cup 2025'],
  ['July 27', 'Tuesday, July 27, 2027', 'Summer Series Challenge - July 27'],
  ['3V3 July Cup', '2027-07-27', 'Summer Series Challenge - 3V3 July Cup'],
])('the tournament %p on %p is called %p: the names of July are those of 2025', (tournament, date, title) => {
  expect(inviteTitle(tournament, date)).toBe(title);
});

test('the details of the email name the bracket where the tournament is divided, the title stays as it is', () => {
  const { subject, body } = inviteEmail({ ...invite, label: 'Fall Cup (U10-U12)' });
  expect(subject).toBe('Join Night Foxes & Co - Fall Cup');
  expect(body).toContain('for the Fall Cup!');
  expect(body).toContain('Name: Fall Cup (U10-U12)');
});

test('a text for WhatsApp stands whole in its link', () => {
  expect(whatsAppLink('Join A & B! https://x.example/i?c=1')).toBe(
    'https://wa.me/?text=Join%20A%20%26%20B!%20https%3A%2F%2Fx.example%2Fi%3Fc%3D1',
  );
});
