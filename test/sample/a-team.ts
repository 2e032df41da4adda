import type { NewTeamOnFile, Team } from '../../domain/rule/team/team.ts';
import { usualTeamDetails } from '../../domain/rule/team/team-details.ts';

/** A team with its captain and four open places. */
export function aTeam(different: Partial<Team> = {}): Team {
  return {
    id: 1,
    tournamentId: 1,
    name: 'Night Owls',
    captainId: null,
    captainName: 'José Ñuñez',
    captainEmail: 'jose@family.example',
    captainPhone: '(201) 555-0101',
    captainLanguage: 'en',
    ...usualTeamDetails,
    ageBracket: null,
    invitationCode: 'TEAM-ABC234-777',
    currentPlayers: 1,
    maxPlayers: 5,
    isActive: true,
    waitlistedAt: null,
    acceptsFreeAgents: true,
    captainLinkNumber: 1,
    isTest: false,
    version: 1,
    ...different,
  };
}

/** A team that is about to be put on file. */
export function aNewTeam(different: Partial<NewTeamOnFile> = {}): NewTeamOnFile {
  const { id: _i, currentPlayers: _c, captainLinkNumber: _l, version: _v, ...team } = aTeam();
  return { ...team, ...different };
}
