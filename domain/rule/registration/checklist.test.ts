import { aRegistration } from '../../../test/sample/a-registration.ts';
import { aTeam } from '../../../test/sample/a-team.ts';
import { checklistOf } from './checklist.ts';

const claimed = aRegistration();
const { waiver } = claimed;
if (waiver === null) throw new Error('The sample is claimed');
const confirmed = { ...waiver, confirmed: { at: new Date('2026-11-21T15:00:00Z'), by: 'mailbox' } } as const;
const own = aTeam({ captainId: claimed.playerId });

test.each([
  ['unsigned', { waiver: null }, ['sign-waiver: to do', 'pay: to do']],
  ['claimed', {}, ['confirm-waiver: to do', 'pay: to do']],
  ['confirmed', { waiver: confirmed }, ['confirm-waiver: done', 'pay: to do']],
  ['paid', { payment: { ...claimed.payment, state: 'paid' } as const }, ['confirm-waiver: to do', 'pay: done']],
  ['free', { payment: { ...claimed.payment, amountCents: 0 } }, ['confirm-waiver: to do']],
])('of a registration that is %s', (_, different, list) => {
  const entries = checklistOf({ ...claimed, ...different }, null);
  expect(entries.map(({ step, isDone }) => `${step}: ${isDone ? 'done' : 'to do'}`)).toEqual(list);
});

test.each([
  ['the captain', own, { step: 'share-link', isDone: false }],
  ['the captain of a full team', { ...own, currentPlayers: 5 }, { step: 'share-link', isDone: true }],
  ['the captain of a team that waits', { ...own, waitlistedAt: new Date('2026-11-21T15:00:00Z') }, undefined],
  ['a teammate', aTeam({ captainId: 99 }), undefined],
])('%s shares the link of the team: %p', (_, team, entry) => {
  expect(checklistOf(claimed, team).find(({ step }) => step === 'share-link')).toEqual(entry);
});
