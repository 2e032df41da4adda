import type { Player } from '../../player/player.ts';
import type { SkillLevel } from '../../player/skill-level.ts';
import type { Secrets } from '../../port/secrets.ts';
import { type NewTeamOnFile, noPlaceForTeam, rosterSize } from '../../team/team.ts';
import { ledByCaptain } from '../../team/team-lead.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
import type { OpenTournament } from '../entry/open-tournament.ts';
import { drawInvitationCode } from '../invitation/invitation-code.ts';

/** What a captain decides about a new team. */
export interface TeamWish {
  readonly name: string;
  readonly skillLevel: SkillLevel;
  readonly ageBracket: AgeBracket | null;
  /** Whether the team comes only if there is a place for it. */
  readonly onlyWithPlace?: boolean;
}

/** A captain's new team as it goes on file: with a code, and waiting when the tournament is full; refused then if it wants no waiting. */
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
