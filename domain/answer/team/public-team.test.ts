import { aTeam } from '../../../test/sample/a-team.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import { publicTeam } from './public-team.ts';

const found = { team: aTeam({ ageBracket: 'U10-U12' }), tournament: aTournament(), captainBirthYear: 2016 };

test('the public knows of a team these fields and nothing else', () => {
  expect(publicTeam(found, 2026, 'first_initial')).toEqual({
    id: 1,
    name: 'Night Owls',
    captainName: 'José Ñ.',
    skillLevel: 'Here to Play',
    tournament: 'Fall Series Challenge',
    tournamentId: 1,
    ageGroup: 'U10-U12',
    currentPlayers: 1,
    maxPlayers: 5,
    playerCount: 1,
  });
});

test('a team without a bracket has the age group of its tournament', () => {
  const { ageGroup } = publicTeam({ ...found, team: aTeam() }, 2026, 'first_initial');
  expect(ageGroup).toBe('U7-U19');
});
