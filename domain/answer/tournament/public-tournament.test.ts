import { aTournament } from '../../../test/sample/a-tournament.ts';
import { publicTournament } from './public-tournament.ts';

const onTime = { now: new Date('2026-11-20T15:00:00Z'), isClosedForAll: false };

test('the public sees what the table of answers allows, and no inner number', () => {
  const shown = Object.keys(publicTournament(aTournament(), onTime));
  expect(shown).toEqual(
    expect.arrayContaining([
      'id',
      'name',
      'date',
      'ageGroup',
      'location',
      'status',
      'maxTeams',
      'registrationDeadline',
      'registrationOpen',
      'visible',
    ]),
  );
  expect(shown).not.toEqual(expect.arrayContaining(['version']));
  expect(shown).not.toEqual(expect.arrayContaining(['isTest']));
});

test('it says whether somebody can register now', () => {
  expect(publicTournament(aTournament(), onTime).acceptsRegistrations).toBe(true);
  expect(publicTournament(aTournament(), { ...onTime, isClosedForAll: true }).acceptsRegistrations).toBe(false);
});
