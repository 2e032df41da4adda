import { aTeam } from '../../test/sample/a-team.ts';
import { aTeamOffer } from '../../test/sample/a-team-offer.ts';
import { offerEnd, offeredTo } from './team-offer.ts';

const offer = aTeamOffer({ captainLinkNumber: 3 });
const team = aTeam({ captainLinkNumber: 3 });
const soon = new Date(offer.offeredAt.getTime() + 60_000);

test('somebody can take a team until a week is over', () => {
  const last = new Date(offerEnd(offer).getTime() - 1);
  expect(offeredTo(offer, team, soon)).toBe(offer.to);
  expect(offeredTo(offer, team, last)).toBe(offer.to);
  expect(offeredTo(offer, team, offerEnd(offer))).toBeUndefined();
});

test.each([
  ['was never made', undefined, team],
  ['was answered or taken back', aTeamOffer({ captainLinkNumber: 3, to: null }), team],
  [
    "was made by whoever led the team before, or by the captain's earlier link",
    offer,
    { ...team, captainLinkNumber: 4 },
  ],
  ['is of a team that has withdrawn', offer, { ...team, isActive: false }],
])('an offer that %s is none', (_, made, of) => {
  expect(offeredTo(made, of, soon)).toBeUndefined();
});
