import type { Secrets } from '../../port/secrets.ts';
import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import type { Captaincy } from '../../rule/team/captain.ts';
import { type NewTeamOnFile, noPlaceForTeam, rosterSize } from '../../rule/team/team.ts';
import { type TeamDetails, teamDetailsOf } from '../../rule/team/team-details.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { drawInvitationCode } from '../invitation/invitation-code.ts';

/** Choices for a new team. */
interface TeamWish extends TeamDetails {
  readonly name: string;
  readonly ageBracket: AgeBracket | null;
  /** Whether the team is only created if there is a place for it. */
  readonly onlyWithPlace?: boolean;
}

/** Tournament that a new team enters, and when. */
interface EntryOfTeam {
  readonly tournament: Pick<Tournament, 'id' | 'name' | 'teamCount' | 'maxTeams' | 'isTest'>;
  readonly now: Date;
}

/** Returns a new team as it is saved: with a code, and on the waiting list when the tournament is full; refuses it then if it wants no waiting list. */
export function teamOnFile(
  wish: TeamWish,
  captaincy: Captaincy,
  { tournament, now }: EntryOfTeam,
  secrets: Secrets,
): NewTeamOnFile {
  const isFull = tournament.teamCount >= tournament.maxTeams;
  if (isFull && wish.onlyWithPlace) throw noPlaceForTeam(tournament);
  return {
    name: wish.name,
    ageBracket: wish.ageBracket,
    ...teamDetailsOf(wish),
    tournamentId: tournament.id,
    ...captaincy,
    invitationCode: drawInvitationCode(secrets),
    maxPlayers: rosterSize,
    isActive: true,
    waitlistedAt: isFull ? now : null,
    acceptsFreeAgents: true,
    isTest: tournament.isTest,
  };
}
