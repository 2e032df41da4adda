import { tournamentPreview } from './tournament-preview.ts';

const cup = { id: 13, name: 'Fall Cup', date: 'December 12', location: 'Teaneck', ageGroup: 'U7-U19' };

test.each([
  [true, null, 'Registration is open.'],
  [true, 3, 'Registration is open: 3 places left for teams.'],
  [true, 1, 'Registration is open: 1 place left for teams.'],
  [true, 0, 'Registration is open: teams wait for a place.'],
  [false, 3, 'Registration is closed.'],
] as const)(
  'a tournament that takes registrations %p with %p places says “%s”',
  (acceptsRegistrations, placesLeft, said) => {
    const { title, text, path } = tournamentPreview({ ...cup, acceptsRegistrations, placesLeft }, '/');
    expect(title).toBe('Fall Cup · Golden Goal');
    expect(text).toBe(`December 12, Teaneck, U7-U19. ${said}`);
    expect(path).toBe('/?tournament=13');
  },
);

test('the page of a tournament that takes no registrations says what it shows', () => {
  const { text, path } = tournamentPreview({ ...cup, acceptsRegistrations: false, placesLeft: 3 }, '/tournaments');
  expect(text).toBe('December 12, Teaneck, U7-U19. Bracket, table, games and teams.');
  expect(path).toBe('/tournaments/13');
});
