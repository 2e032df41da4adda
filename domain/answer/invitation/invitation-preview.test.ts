import { invitationPreview } from './invitation-preview.ts';

const team = {
  name: 'Night Owls',
  tournament: 'Fall Cup (U10-U12)',
  date: 'Saturday, December 12',
  location: 'Teaneck',
};

test.each([
  [1, 5, '4 open places'],
  [4, 5, '1 open place'],
])('an invitation of a team with %p of %p says “%s”, and names nobody', (currentPlayers, maxPlayers, said) => {
  const { title, text, path } = invitationPreview({ ...team, currentPlayers, maxPlayers }, 'TEAM-ABC234-007');
  expect(title).toBe('Join Night Owls · Golden Goal');
  expect(text).toBe(`Fall Cup (U10-U12), Saturday, December 12, Teaneck. ${said}.`);
  expect(path).toBe('/invite/TEAM-ABC234-007');
});
