import { type Account, accountAt, invitedBy, withOwnerKept } from './account.ts';

const now = new Date('2026-11-22T15:00:00Z');
const later = new Date('2026-11-29T15:00:00Z');

const anAccount = (different: Partial<Account> = {}): Account => ({
  id: 1,
  username: 'organizer',
  name: 'Pat',
  email: 'pat@club.example',
  role: 'owner',
  state: 'active',
  invitation: null,
  ...different,
});

const owner = anAccount();
const other = anAccount({ id: 2, username: 'kim@club.example', email: 'kim@club.example', role: 'organizer' });

test.each([
  ['steps down', { role: 'organizer' }],
  ['ends', { state: 'ended' }],
] as const)('the last owner never %s', (_, change) => {
  expect(() => withOwnerKept([owner, other], { ...owner, ...change })).toThrow('last owner');
  const second = { ...other, role: 'owner' } as const;
  expect(withOwnerKept([owner, second], { ...owner, ...change })).toMatchObject(change);
});

test('an owner who has not accepted yet, or whose account has ended, owns nothing', () => {
  for (const state of ['invited', 'ended'] as const) {
    const absent = { ...other, role: 'owner', state } as const;
    expect(() => withOwnerKept([owner, absent], { ...owner, role: 'check-in' })).toThrow('last owner');
  }
});

test('others come and go', () => {
  expect(withOwnerKept([owner, other], { ...other, state: 'ended' }).state).toBe('ended');
});

test.each(['organizer', ' Pat@Club.example ', 'PAT@CLUB.EXAMPLE'])('%j is a name of the first account', (written) => {
  expect(accountAt([owner, other], written)).toBe(owner);
});

test('an invitation is good for its link, until its day, as long as it is open', () => {
  const invited = anAccount({ state: 'invited', invitation: { mark: 'm', until: later } });
  expect(invitedBy([invited], 'm', now)).toBe(invited);
  expect(invitedBy([invited], 'n', now)).toBeUndefined();
  expect(invitedBy([invited], 'm', later)).toBeUndefined();
  expect(invitedBy([{ ...invited, state: 'ended' }], 'm', now)).toBeUndefined();
});
