import type { InvitedTeam } from '../../domain/answer/invitation/invited-team.ts';
import { usualTeamDetails } from '../../domain/rule/team/team-details.ts';
import { sitesPrices } from '../../domain/rule/tournament/prices.ts';

/** A team of one player, as whoever holds its invitation sees it. */
export function anInvitedTeam(different: Partial<InvitedTeam> = {}): InvitedTeam {
  return {
    name: 'Night Owls',
    captainName: 'Ada P.',
    tournament: 'Series',
    tournamentId: 7,
    ageGroup: 'U7-U19',
    ...usualTeamDetails,
    currentPlayers: 1,
    maxPlayers: 5,
    date: 'December 15',
    location: 'Teaneck',
    startTime: null,
    ageYear: null,
    agesCountedIn: 2026,
    asks: [],
    ...sitesPrices,
    players: [{ id: 1, name: 'Ada P.' }],
    ...different,
  };
}
