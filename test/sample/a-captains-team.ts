import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { usualTeamDetails } from '../../domain/rule/team/team-details.ts';
import { sitesPrices } from '../../domain/rule/tournament/prices.ts';

/** Somebody on the roster, as their captain sees them: by itself the captain. */
export function aTeammate(different: Partial<CaptainsTeam['players'][number]> = {}): CaptainsTeam['players'][number] {
  return {
    id: 1,
    name: 'Ada Park',
    skillLevel: 'Here to Play',
    waiverSigned: true,
    waiverState: 'confirmed',
    reachedAt: null,
    isKnown: true,
    isCaptain: true,
    ...different,
  };
}

/** A team of one player, as its captain sees it. */
export function aCaptainsTeam(different: Partial<CaptainsTeam> = {}): CaptainsTeam {
  return {
    id: 3,
    name: 'Night Owls',
    ...usualTeamDetails,
    tournamentId: 7,
    tournament: 'Fall Cup',
    date: 'December 12, 2026',
    ...sitesPrices,
    currentPlayers: 1,
    maxPlayers: 5,
    waitlisted: false,
    canInvite: true,
    canChangeRoster: true,
    isDrawn: false,
    withdrawn: false,
    acceptsFreeAgents: true,
    invitationCode: 'TEAM-ABCDEF-123',
    players: [aTeammate()],
    rosterAges: [],
    requests: [],
    invitations: [],
    teamDebt: null,
    delayed: null,
    ...different,
  };
}
