import { aTeam } from '../../../test/sample/a-team.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import { placeholderCaptain } from '../../rule/team/team.ts';
import { usualTeamDetails } from '../../rule/team/team-details.ts';
import { type PublicTeam, publicTeam, searchable, teamsNamed } from './public-team.ts';

const found = {
  team: aTeam({ ageBracket: 'U10-U12' }),
  tournament: aTournament(),
  captainBirthYear: 2016,
  birthYears: [],
};

test('the public knows of a team these fields and nothing else', () => {
  expect(publicTeam(found, 2026, 'first_initial')).toEqual({
    id: 1,
    name: 'Night Owls',
    captainName: 'José Ñ.',
    ...usualTeamDetails,
    tournament: 'Fall Series Challenge',
    tournamentId: 1,
    ageGroup: 'U10-U12',
    rosterAges: [],
    currentPlayers: 1,
    maxPlayers: 5,
    playerCount: 1,
  });
});

test('of a team without a division the ages are told as brackets, the youngest first', () => {
  const { rosterAges } = publicTeam({ ...found, birthYears: [2012, 2016, null, 2015] }, 2026, 'first_initial');
  expect(rosterAges).toEqual(['U10-U12', 'U13-U15']);
});

test('a team without a bracket has the age group of its tournament', () => {
  const { ageGroup } = publicTeam({ ...found, team: aTeam() }, 2026, 'first_initial');
  expect(ageGroup).toBe('U7-U19');
});

const isNamed = (team: PublicTeam, part: string) => teamsNamed([searchable(team)], part).length === 1;

test.each([
  ['night', true],
  ['OWLS', true],
  ['josé', true],
  ['Jose N.', true],
  ['jose nu', false],
  ['nunez', false],
])('a shortened captain is found by what is shown: %s: %p', (part, isFound) => {
  expect(isNamed(publicTeam(found, 2026, 'first_initial'), part)).toBe(isFound);
});

test('a captain who turned 13 a year ago is found by the whole name, one who turns 13 or whose birth year is unknown is not', () => {
  const named = (captainBirthYear: number | null) =>
    isNamed(publicTeam({ ...found, captainBirthYear }, 2026, 'first_initial'), 'nunez');
  expect([named(2012), named(2013), named(null)]).toEqual([true, false, false]);
});

test('who is yet to be named is not shortened', () => {
  const team = aTeam(placeholderCaptain);
  const { captainName } = publicTeam({ ...found, team, captainBirthYear: null }, 2026, 'first_initial');
  expect(captainName).toBe('Captain to be named');
});
