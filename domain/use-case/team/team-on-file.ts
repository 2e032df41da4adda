import type { Player } from '../../player/player.ts';
import type { SkillLevel } from '../../player/skill-level.ts';
import type { Secrets } from '../../port/secrets.ts';
import { type NewTeamOnFile, noPlaceForTeam, rosterSize } from '../../team/team.ts';
import { ledByCaptain } from '../../team/team-lead.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
import type { OpenTournament } from '../entry/open-tournament.ts';
import { drawInvitationCode } from '../invitation/invitation-code.ts';

/** Captain's choices for a new team. */
export interface TeamWish {
  readonly name: string;
  readonly skillLevel: SkillLevel;
  readonly ageBracket: AgeBracket | null;
  /** Whether the team is only created if there is a place for it. */
  readonly onlyWithPlace?: boolean;
}

/** Returns a captain's new team as it is saved: with a code, and on the waiting list when the tournament is full; refuses it then if it wants no waiting list. */
export function teamOnFile(
  { onlyWithPlace, ...wish }: TeamWish,
  captain: Player,
  { tournament, now }: Pick<OpenTournament, 'tournament' | 'now'>,
  secrets: Secrets,
): NewTeamOnFile {
  const isFull = tournament.teamCount >= tournament.maxTeams;
  if (isFull && onlyWithPlace) throw noPlaceForTeam(tournament);
  return {
    ...wish,
    tournamentId: tournament.id,
    ...ledByCaptain(captain),
    invitationCode: drawInvitationCode(secrets),
    maxPlayers: rosterSize,
    isActive: true,
    waitlistedAt: isFull ? now : null,
    acceptsFreeAgents: true,
    isTest: tournament.isTest,
  };
}
