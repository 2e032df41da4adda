import { nameKey } from '../../player/person.ts';
import { type PublicNames, publicName } from '../../player/public-name.ts';
import type { SkillLevel } from '../../player/skill-level.ts';
import { rosterAges } from '../../registration/roster-age.ts';
import type { Team } from '../../team/team.ts';
import type { TeamLead } from '../../team/team-lead.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
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
  /** Of those on the roster of a team without a division. */
  readonly birthYears: readonly (number | null)[];
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
  /** The ages on the roster, as brackets; none where the team plays in a division. */
  readonly rosterAges: readonly AgeBracket[];
  readonly currentPlayers: number;
  readonly maxPlayers: number;
  readonly playerCount: number;
}

/** The team as the public sees it. */
export function publicTeam(
  { team, tournament, captainBirthYear, birthYears }: TeamInTournament,
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
    rosterAges: rosterAges(birthYears, year),
    currentPlayers: team.currentPlayers,
    maxPlayers: team.maxPlayers,
    playerCount: team.currentPlayers,
  };
}

/** A team as it is searched for: by what the public sees of its names, as names are compared. What is not shown is not found. */
export interface SearchableTeam {
  readonly team: PublicTeam;
  readonly names: readonly string[];
}

export function searchable(team: PublicTeam): SearchableTeam {
  return { team, names: [team.name, team.captainName].map(nameKey) };
}

/** The teams that have this part in their own or their captain's name. */
export function teamsNamed(teams: readonly SearchableTeam[], part: string): readonly PublicTeam[] {
  const key = nameKey(part);
  return teams.filter(({ names }) => names.some((name) => name.includes(key))).map(({ team }) => team);
}

/** A team that was named, as it is registered. */
export interface TeamRecognised {
  readonly teamName: string;
}
