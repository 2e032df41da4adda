import { type Act, leastRoles, mayDo, roleNeeded, roles } from './role.ts';

const acts = Object.keys(leastRoles) as readonly Act[];

test.each([
  ['read-only', ['look', 'keep the own account']],
  ['check-in', [...['look', 'keep the own account', 'confirm a payment', 'enter a waiver'], 'check in']],
  ['organizer', acts.filter((act) => act !== 'manage accounts' && act !== 'uncover links')],
  ['owner', acts],
] as const)('%s may do this and nothing else', (role, allowed) => {
  expect(acts.filter((act) => mayDo(role, act))).toEqual(allowed);
});

test('each role may do all that a lesser one may', () => {
  const counts = roles.map((role) => acts.filter((act) => mayDo(role, act)).length);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
});

test('whoever may not is told which role does', () => {
  expect(roleNeeded('check-in', 'manage accounts')).toMatchObject({
    kind: 'forbidden',
    message: 'This needs the role Owner; yours is Check-in. An owner of the site can change that.',
  });
});
