import { aTeam } from '../../../test/sample/a-team.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import { invitedTeam } from './invited-team.ts';

test('an invitation shows the team and its players by their place, children by first name and initial', () => {
  const found = { team: aTeam({ currentPlayers: 2 }), tournament: aTournament(), captainBirthYear: 2012 };
  const roster = [
    { name: 'José Ñuñez', birthYear: 2012 },
    { name: 'Ada Park', birthYear: 2015 },
  ];
  expect(invitedTeam(found, roster, 2026, 'first_initial')).toEqual({
    name: 'Night Owls',
    captainName: 'José Ñuñez',
    tournament: 'Fall Series Challenge',
    skillLevel: 'Here to Play',
    currentPlayers: 2,
    maxPlayers: 5,
    asks: [],
    players: [
      { id: 1, name: 'José Ñuñez' },
      { id: 2, name: 'Ada P.' },
    ],
  });
});
