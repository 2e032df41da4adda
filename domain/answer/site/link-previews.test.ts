import { invitationPreview, tournamentPreview } from './link-previews.ts';

const team = {
  name: 'Night Owls',
  tournament: 'Fall Cup (U10-U12)',
  date: 'Saturday, December 12',
  location: 'Teaneck',
};
const cup = { id: 13, name: 'Fall Cup', date: 'December 12', location: 'Teaneck', ageGroup: 'U7-U19' };

test.each([
  [1, 5, '4 open places'],
  [4, 5, '1 open place'],
])('an invitation of a team with %p of %p says “%s”, and names nobody', (currentPlayers, maxPlayers, said) => {
  const { title, text, path } = invitationPreview({ ...team, currentPlayers, maxPlayers }, 'TEAM-ABC234-007');
  expect(title).toBe('Join Night Owls · Golden Goal');
  expect(text).toBe(`Fall Cup (U10-U12), Saturday, December 12, Teaneck. ${said}.`);
  expect(path).toBe('/invite/TEAM-ABC234-007');
});

test.each([
  [true, null, 'Registration is open.'],
  [true, 3, 'Registration is open: 3 places left for teams.'],
  [true, 1, 'Registration is open: 1 place left for teams.'],
  [true, 0, 'Registration is open: teams wait for a place.'],
  [false, 3, 'Registration is closed.'],
] as const)(
  'a tournament that takes registrations %p with %p places says “%s”',
  (acceptsRegistrations, placesLeft, said) => {
    const { title, text, path } = tournamentPreview({ ...cup, acceptsRegistrations, placesLeft }, '/tournaments');
    expect(title).toBe('Fall Cup · Golden Goal');
    expect(text).toBe(`December 12, Teaneck, U7-U19. ${said}`);
    expect(path).toBe('/tournaments?tournament=13');
  },
);
