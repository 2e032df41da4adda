import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import { nameKey } from '../../rule/player/person.ts';
import { type PublicNames, publicName } from '../../rule/player/public-name.ts';
import { rosterAges } from '../../rule/registration/deciding-age.ts';
import type { Team } from '../../rule/team/team.ts';
import { type TeamDetail, type TeamDetails, teamDetailsOf } from '../../rule/team/team-details.ts';
import { type Tournament, tournamentLabel } from '../../rule/tournament/tournament.ts';

/** Team with its tournament and its captain's birth year, from which lists are made. */
export interface TeamInTournament {
  readonly team: Pick<
    Team,
    'id' | 'name' | 'captainName' | TeamDetail | 'tournamentId' | 'ageBracket' | 'currentPlayers' | 'maxPlayers'
  >;
  readonly tournament: Pick<Tournament, 'name' | 'isDividedByAge' | 'ageGroup' | 'asks'>;
  readonly captainBirthYear: number | null;
  /** Birth years on the roster of a team without a division. */
  readonly birthYears: readonly (number | null)[];
}

/** Team as the public sees it: these fields and nothing else. */
export interface PublicTeam extends TeamDetails {
  readonly id: number;
  readonly name: string;
  readonly captainName: string;
  readonly tournament: string;
  readonly tournamentId: number;
  readonly ageGroup: string;
  /** Ages on the roster, as brackets; none when the team plays in a division. */
  readonly rosterAges: readonly AgeBracket[];
  readonly currentPlayers: number;
  readonly maxPlayers: number;
  readonly playerCount: number;
}

/** Returns the public view of a team. */
export function publicTeam(
  { team, tournament, captainBirthYear, birthYears }: TeamInTournament,
  year: number,
  names: PublicNames,
): PublicTeam {
  return {
    id: team.id,
    name: team.name,
    captainName: publicName({ name: team.captainName, birthYear: captainBirthYear }, year, names),
    ...teamDetailsOf(team),
    tournament: tournamentLabel(tournament, team.ageBracket),
    tournamentId: team.tournamentId,
    ageGroup: team.ageBracket ?? tournament.ageGroup,
    rosterAges: rosterAges(birthYears, year),
    currentPlayers: team.currentPlayers,
    maxPlayers: team.maxPlayers,
    playerCount: team.currentPlayers,
  };
}

/** Team with its search keys: its public names as names are compared. Names that are not public cannot be searched. */
export interface SearchableTeam {
  readonly team: PublicTeam;
  readonly names: readonly string[];
}

export function searchable(team: PublicTeam): SearchableTeam {
  return { team, names: [team.name, team.captainName].map(nameKey) };
}

/** Returns the teams with this part in their own or their captain's name. */
export function teamsNamed(teams: readonly SearchableTeam[], part: string): readonly PublicTeam[] {
  const key = nameKey(part);
  return teams.filter(({ names }) => names.some((name) => name.includes(key))).map(({ team }) => team);
}

/** Team that was recognised, under its registered name. */
export interface TeamRecognised {
  readonly teamName: string;
}
