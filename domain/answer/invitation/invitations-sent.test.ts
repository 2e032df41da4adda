import { aCaptainsTeam } from '../../../test/sample/a-captains-team.ts';
import { invitationsSent, invitingResult } from './invitations-sent.ts';

test('whoever gets no invitation is named with the reason in a sentence', () => {
  const email = 'kim@family.example';
  const reasonOf = (why: Parameters<typeof invitationsSent>[0]['skipped'][number]['why']) =>
    invitationsSent({ sent: [], delayed: null, skipped: [{ email, why }] }).skipped;
  expect(reasonOf('invited before')).toEqual([{ email, reason: 'This address was invited before' }]);
  const inSpanish = invitationsSent(
    { sent: [], delayed: null, skipped: [{ email, why: 'invited before' }] },
    'es',
  ).skipped;
  expect(inSpanish).toEqual([{ email, reason: 'Esta dirección ya fue invitada' }]);
  expect(reasonOf('no open place')).toEqual([{ email, reason: 'There is no open place left to invite for' }]);
  const letters = 'Not sent today: enough letters have left already. Please share the link or the code instead.';
  expect(reasonOf('enough letters')).toEqual([{ email, reason: letters }]);
});

test('an address whose invitation is open counts as invited for a program, and is not written to again', () => {
  const invited = {
    sent: ['lee@b.example'],
    delayed: null,
    skipped: [{ email: 'kim@b.example', why: 'has one' }],
  } as const;
  expect(invitationsSent(invited)).toEqual({ sent: ['kim@b.example', 'lee@b.example'], delayed: null, skipped: [] });
  expect(invitingResult(aCaptainsTeam(), invited, 'en')).toMatchObject({
    sent: ['lee@b.example'],
    skipped: [{ email: 'kim@b.example', reason: 'This address has an invitation already' }],
  });
});
