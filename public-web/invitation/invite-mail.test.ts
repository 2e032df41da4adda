import type { Invite } from '../../domain/rule/invitation/invite-text.ts';
import { inviteMail as inSpanish } from './invite-mail.es.ts';
import { inviteMail } from './invite-mail.ts';

const invite: Invite = {
  team: 'Night Foxes',
  tournament: 'Fall Cup',
  date: '5 de diciembre de 2026',
  link: 'https://golden.example/invite/TEAM-ABCDEF-123',
  feeCents: 4000,
};

test('a captain who reads Spanish sends the invitation in Spanish, with all that stands in the English one', () => {
  const { subject, body } = inSpanish(invite);
  expect(subject).toBe('Únase a Night Foxes - Fall Cup');
  expect(body.split('\n\n')).toHaveLength(inviteMail(invite).body.split('\n\n').length);
  expect(body.split('\n')).toHaveLength(inviteMail(invite).body.split('\n').length);
  for (const told of ['Night Foxes', 'Fall Cup', '5 de diciembre de 2026', invite.link, '$40'])
    expect(body).toContain(told);
});

test('a date that is not out is to be announced', () => {
  expect(inSpanish({ ...invite, date: null }).body).toContain('Fecha: Por anunciarse');
});
