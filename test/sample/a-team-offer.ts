import type { TeamOffer } from '../../domain/team/team-offer.ts';

/** A team that is offered to a coach. */
export function aTeamOffer(different: Partial<TeamOffer> = {}): TeamOffer {
  return {
    teamId: 1,
    number: 1,
    captainLinkNumber: 1,
    to: {
      name: 'Robin Reyes',
      email: 'robin@family.example',
      phone: '(201) 555-0188',
      role: 'coach',
      language: 'en',
    },
    offeredAt: new Date('2026-11-20T15:00:00Z'),
    ...different,
  };
}
