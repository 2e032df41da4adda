import { nameKey } from '../../player/person.ts';
import { type PublicNames, publicName } from '../../player/public-name.ts';
import type { SkillLevel } from '../../player/skill-level.ts';
import type { Team } from '../../team/team.ts';
import type { TeamLead } from '../../team/team-lead.ts';
import { type Tournament, tournamentLabel } from '../../tournament/tournament.ts';

/** A team with its tournament and its captain's birth year, as lists are made from. */
export interface TeamInTournament {
  readonly team: Pick<
    Team,
    | 'id'
    | 'name'
    | 'captainName'
    | 'ledBy'
    | 'skillLevel'
    | 'tournamentId'
    | 'ageBracket'
    | 'currentPlayers'
    | 'maxPlayers'
  >;
  readonly tournament: Pick<Tournament, 'name' | 'isDividedByAge' | 'ageGroup' | 'asks'>;
  readonly captainBirthYear: number | null;
}

/** What the public may know of a team: these fields and nothing else. */
export interface PublicTeam {
  readonly id: number;
  readonly name: string;
  readonly captainName: string;
  /** Whether that is its captain, who plays, or a parent or coach, who does not. */
  readonly ledBy: TeamLead;
  readonly skillLevel: SkillLevel;
  readonly tournament: string;
  readonly tournamentId: number;
  readonly ageGroup: string;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
  readonly playerCount: number;
}

/** The team as the public sees it. */
export function publicTeam(
  { team, tournament, captainBirthYear }: TeamInTournament,
  year: number,
  names: PublicNames,
): PublicTeam {
  return {
    id: team.id,
    name: team.name,
    captainName: publicName({ name: team.captainName, birthYear: captainBirthYear }, year, names),
    ledBy: team.ledBy,
    skillLevel: team.skillLevel,
    tournament: tournamentLabel(tournament, team.ageBracket),
    tournamentId: team.tournamentId,
    ageGroup: team.ageBracket ?? tournament.ageGroup,
    currentPlayers: team.currentPlayers,
    maxPlayers: team.maxPlayers,
    playerCount: team.currentPlayers,
  };
}

/** Whether the team's or the captain's name has this part, as the public sees them: what is not shown is not found. */
export function isNamed({ name, captainName }: PublicTeam, part: string): boolean {
  return [name, captainName].some((shown) => nameKey(shown).includes(nameKey(part)));
}

/** A team that was named, as it is registered. */
export interface TeamRecognised {
  readonly teamName: string;
}
