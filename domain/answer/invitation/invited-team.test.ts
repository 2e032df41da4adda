import { aTeam } from '../../../test/sample/a-team.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import { usualTeamDetails } from '../../rule/team/team-details.ts';
import { sitesPrices } from '../../rule/tournament/prices.ts';
import { invitedTeam } from './invited-team.ts';

test('an invitation shows the team and its players by their place, children by first name and initial', () => {
  const evening = { day: '2026-12-12', startTime: '18:00', endTime: '22:00' };
  const late = { day: '2026-12-13', startTime: '09:00', endTime: '12:00' };
  const played = aTournament({ playingHours: [late, evening] });
  const found = {
    team: aTeam({ currentPlayers: 2 }),
    tournament: aTournament(),
    captainBirthYear: 2012,
    birthYears: [2012],
    played,
  };
  const roster = [
    { name: 'José Ñuñez', birthYear: 2012 },
    { name: 'Ada Park', birthYear: 2015 },
  ];
  expect(invitedTeam(found, roster, 2026, 'first_initial')).toEqual({
    ...sitesPrices,
    name: 'Night Owls',
    captainName: 'José Ñuñez',
    tournament: 'Fall Series Challenge',
    tournamentId: 1,
    ageGroup: 'U7-U19',
    date: 'December 12, 2026',
    location: 'Turf City, Paramus NJ',
    startTime: '18:00',
    ageYear: null,
    agesCountedIn: 2026,
    ...usualTeamDetails,
    currentPlayers: 2,
    maxPlayers: 5,
    asks: [],
    players: [
      { id: 1, name: 'José Ñuñez' },
      { id: 2, name: 'Ada P.' },
    ],
  });
});

test('without hours of play nobody is told when it begins', () => {
  const found = {
    team: aTeam(),
    tournament: aTournament(),
    captainBirthYear: null,
    birthYears: [],
    played: aTournament(),
  };
  expect(invitedTeam(found, [], 2026, 'full').startTime).toBeNull();
});

test('a tournament divided by age says in which year ages count', () => {
  const tournament = aTournament({ isDividedByAge: true, firstDay: '2027-02-01' });
  const found = { team: aTeam(), tournament, captainBirthYear: null, birthYears: [], played: tournament };
  expect(invitedTeam(found, [], 2026, 'full').ageYear).toBe(2027);
});
