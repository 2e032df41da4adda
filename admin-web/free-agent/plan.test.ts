import type { Proposal, ProposedPlayer } from '../../domain/answer/free-agent/placement-view.ts';
import { planOf, proposedPlaces } from './plan.ts';

const player = (registrationId: number): ProposedPlayer => ({
  registrationId,
  name: `Player ${registrationId}`,
  skillLevel: 'Here to Play',
  ageBracket: null,
  playWith: null,
  reason: 'Same level',
});
const side = { skillLevel: 'Here to Play', ageBracket: null } as const;
const proposal: Proposal = {
  tournamentId: 1,
  version: '7',
  teams: [
    { ...side, teamId: 5, name: 'Night Owls', maxPlayers: 5, currentPlayers: 2, roster: [], placed: [player(11)] },
    { ...side, teamId: 6, name: 'Top Bins', maxPlayers: 5, currentPlayers: 4, roster: [], placed: [] },
  ],
  newTeams: [{ ...side, name: 'New Stars', placed: [player(13), player(12), player(14)] }],
  left: [player(15)],
  undoable: null,
};

test('a proposal that nobody has changed is sent as it was made, without teams that nobody goes to', () => {
  expect(planOf(proposal, proposedPlaces(proposal), [])).toEqual({
    version: '7',
    teams: [{ teamId: 5, registrationIds: [11] }],
    newTeams: [{ name: 'New Stars', registrationIds: [12, 13, 14] }],
  });
});

test('who is moved by hand goes there and nowhere else, and a new team takes the name it is given', () => {
  const places = { ...proposedPlaces(proposal), 11: 'left', 15: 'team 6' } as const;
  expect(planOf(proposal, places, ['Lucky Three'])).toEqual({
    version: '7',
    teams: [{ teamId: 6, registrationIds: [15] }],
    newTeams: [{ name: 'Lucky Three', registrationIds: [12, 13, 14] }],
  });
});
