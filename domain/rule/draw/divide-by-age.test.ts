import { agesOf } from '../age/age-range.ts';
import { divideByAge } from './divide-by-age.ts';

const chosen = ['U14-U16', 'U8-U10', 'U11-U13'];
const registered = (ageBracket: string, id = 1) => ({ id, name: `Team ${id}`, ageBracket });
const oldest = (oldestAge: number, id = 1) => ({ id, name: `Team ${id}`, oldestAge });

/** Returns the division of a team, joined by a twin so that the division has the two teams it needs. */
function divisionOf(team: { readonly id: number; readonly name: string }, brackets = chosen): string | undefined {
  return divideByAge([team, { ...team, id: 2 }], brackets).divisions[0]?.name;
}

test.each([
  ['U8-U10', 8, 10],
  ['U12', 12, 12],
  ['U20+', 20, Number.POSITIVE_INFINITY],
  ['Open (All Ages)', 0, Number.POSITIVE_INFINITY],
])('%s is for ages from %d to %d', (bracket, from, to) => {
  expect(agesOf(bracket)).toEqual({ from, to });
});

test.each([
  ['U8-U10', 'U8-U10'],
  ['U7-U9', 'U8-U10'],
  ['U10-U12', 'U11-U13'],
  ['U13-U15', 'U14-U16'],
  ['U9', 'U8-U10'],
])('a team registered as %s plays in %s', (bracket, division) => {
  expect(divisionOf(registered(bracket))).toBe(division);
});

test.each([
  [8, 'U8-U10'],
  [10, 'U8-U10'],
  [11, 'U11-U13'],
  [16, 'U14-U16'],
])('without a bracket the oldest player, aged %i, decides: %s', (age, division) => {
  expect(divisionOf(oldest(age))).toBe(division);
});

test('a team plays one bracket above its own where its own is not chosen, and not two', () => {
  expect(divisionOf(registered('U8-U10'), ['U11-U13', 'U14-U16'])).toBe('U11-U13');
  expect(divisionOf(oldest(9), ['U11-U13', 'U14-U16'])).toBe('U11-U13');
  expect(divisionOf(registered('U8-U10'), ['U14-U16'])).toBeUndefined();
});

test('nobody plays down', () => {
  expect(divisionOf(registered('U17-U19'))).toBeUndefined();
});

test('everyone fits the open division', () => {
  expect(divisionOf(registered('U8-U10'), ['Open (All Ages)'])).toBe('Open (All Ages)');
});

test('divisions rise by age', () => {
  const teams = chosen.flatMap((bracket, index) => [
    registered(bracket, index * 2),
    registered(bracket, index * 2 + 1),
  ]);
  expect(divideByAge(teams, chosen).divisions.map(({ name }) => name)).toEqual(['U8-U10', 'U11-U13', 'U14-U16']);
});

test('every team that is not placed is named with the reason', () => {
  const teams = [registered('U17-U19', 1), { id: 2, name: 'Team 2' }, registered('U8-U10', 3)];
  expect(divideByAge(teams, chosen)).toMatchObject({
    divisions: [],
    notPlaced: [
      { reason: 'Team 1 is not placed: no chosen age bracket is its own or the next above.' },
      { reason: 'Team 2 is not placed: its age is not known.' },
      { reason: 'Team 3 is not placed: it is the only team in U8-U10.' },
    ],
  });
});

test('a team whose age nobody knows plays where all ages do, and nowhere else', () => {
  const unknown = { id: 1, name: 'Team 1' };
  expect(divisionOf(unknown)).toBeUndefined();
  expect(divisionOf(unknown, [...chosen, 'Open (All Ages)'])).toBe('Open (All Ages)');
});
