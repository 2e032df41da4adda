import { invitationsSent } from './invitations-sent.ts';

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
