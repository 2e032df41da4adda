import { picturePath, pictureText, teamPicture, tournamentPicture } from './preview-picture.ts';

const announced = { date: 'December 12, 2026', location: 'Teaneck', ageGroup: 'U10-U12' };
const team = { ...announced, name: 'Night Owls', tournament: 'Fall Cup' };

test('the picture of an invitation says who invites, to what, when, where and what it costs', () => {
  expect(teamPicture(team, 4000, 'en')).toEqual({
    opening: 'You are invited to join',
    name: 'Night Owls',
    lines: ['Fall Cup · U10-U12', 'December 12, 2026 · Teaneck', '$40 a player'],
  });
});

test('a bracket that the tournament’s name says already is not said twice', () => {
  const { lines } = teamPicture({ ...team, tournament: 'Fall Cup (U10-U12)' }, 4000, 'en');
  expect(lines[0]).toBe('Fall Cup (U10-U12)');
});

test('the picture of a tournament says for whom it is, when, where and what it costs, in Spanish as well', () => {
  expect(tournamentPicture({ ...announced, name: 'Fall Cup' }, 4250, 'es')).toEqual({
    opening: 'Fútbol juvenil 3v3',
    name: 'Fall Cup',
    lines: ['12 de diciembre de 2026 · U10-U12', 'Teaneck', '$42.50 por jugador'],
  });
});

test('whoever does not see a picture is told what it shows', () => {
  expect(pictureText('teams', 'Night Owls', 'es')).toBe('Le invitan a unirse a Night Owls');
  expect(pictureText('tournaments', 'Fall Cup', 'en')).toBe('Youth 3v3 soccer: Fall Cup');
});

test('the address of a picture names its language where that is not the first', () => {
  expect(picturePath('teams', 'TEAM-ABC234-007', 'en')).toBe('/previews/teams/TEAM-ABC234-007.png');
  expect(picturePath('tournaments', 13, 'es')).toBe('/previews/tournaments/13.png?lang=es');
});
