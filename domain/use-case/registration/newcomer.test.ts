import { newFreeAgent } from '../free-agent/new-free-agent.ts';
import { guardianComplaints, guardianQuestion } from './newcomer.ts';

const circumstances = { year: 2026, ageYear: 2026 };

test('a child without a guardian is told at once, whatever else is still missing', () => {
  const check = newFreeAgent.check({ birthYear: '2016' }, circumstances);
  expect(check.warnings).toMatchObject({
    parentName: 'Parent Name is required up to the age of 13',
    parentEmail: 'Parent Email is required up to the age of 13',
  });
});

test('a missing bracket is listed with the other complaints', () => {
  const check = newFreeAgent.check({ birthYear: '2012', name: 'X' }, circumstances);
  expect(!check.isAccepted && check.complaints).toMatchObject({
    name: 'Full Name must be at least 2 characters',
    ageBracket: 'Age bracket is required for tournament registration',
  });
});

test('nothing is said of guardian and bracket while the birth year is unknown', () => {
  const check = newFreeAgent.check({}, circumstances);
  expect(!check.isAccepted && check.complaints).not.toHaveProperty('ageBracket');
  expect(check.warnings).not.toHaveProperty('parentName');
});

test.each([
  [2013, false, 'required'],
  [2012, false, 'openly'],
  [2008, false, 'openly'],
  [2007, false, 'if wanted'],
  [2007, true, 'if wanted'],
  [undefined, false, 'if wanted'],
  [undefined, true, 'openly'],
] as const)('born in %p, written by a parent %p: in 2026 the guardian is asked for %s', (born, isParent, asked) => {
  expect(guardianQuestion(born, 2026, isParent)).toBe(asked);
});

test.each([
  [2016, 'Ana Silva', 'ana  silva', true],
  [2016, 'Ana O’Neill', 'Ana ONeill', true],
  [2016, 'Ana Silva', 'Pat Silva', false],
  [1990, 'Ana Silva', 'Ana Silva', false],
])('born in %p, %s with the guardian %s: told that they are one: %p', (birthYear, name, parentName, isTold) => {
  const told = guardianComplaints({ name, birthYear, parentName }, circumstances);
  expect('parentName' in told).toBe(isTold);
});

test('whoever writes the player as the guardian is told so in each form', () => {
  const check = newFreeAgent.check({ name: 'Ana Silva', birthYear: '2016', parentName: 'Ana Silva' }, circumstances);
  expect(!check.isAccepted && check.complaints).toMatchObject({
    parentName: 'Please write the name of the parent or guardian, not that of the player',
  });
});
