import type { Entrant } from '../../domain/draw/entrant.ts';
import type { Player } from '../../domain/player/player.ts';
import { Entrants } from '../../domain/port/entrants.ts';
import type { Team } from '../../domain/team/team.ts';
import { type Tournament, yearOfAges } from '../../domain/tournament/tournament.ts';
import type { InMemoryPlayers } from './in-memory-players.ts';
import type { InMemoryRegistrations } from './in-memory-registrations.ts';
import { holdsPlace, type InMemoryTeams } from './in-memory-teams.ts';

const noClub = ['none', 'n/a', ''];

/** The teams of a draw as their rosters in memory make them. */
export class InMemoryEntrants extends Entrants {
  constructor(
    private readonly teams: InMemoryTeams,
    private readonly players: InMemoryPlayers,
    private readonly registrations: InMemoryRegistrations,
  ) {
    super();
  }

  override async of(tournament: Tournament, currentYear: number): Promise<readonly Entrant[]> {
    const year = yearOfAges(tournament, currentYear);
    return this.teams
      .ofTournament(tournament.id)
      .filter(holdsPlace)
      .map((team) => this.entrant(team, year));
  }

  private entrant(team: Team, year: number): Entrant {
    const { id, name, ageBracket } = team;
    const on = new Set(this.registrations.onTeam(id).map(({ playerId }) => playerId));
    const roster = this.players.all.filter((player) => on.has(player.id));
    const [club, oldestAge] = [clubOf(roster), oldestAgeOf(team, roster, year)];
    return {
      id,
      name,
      ...(club === undefined ? {} : { club }),
      ...(ageBracket === null ? {} : { ageBracket }),
      ...(oldestAge === undefined ? {} : { oldestAge }),
    };
  }
}

/** The club most of them come from. */
function clubOf(roster: readonly Player[]): string | undefined {
  const clubs = roster.map(({ currentClub }) => currentClub).filter((club) => !noClub.includes(club.toLowerCase()));
  const countOf = (club: string) => clubs.filter((one) => one === club).length;
  return clubs.toSorted((one, other) => countOf(other) - countOf(one))[0];
}

/** A parent who captains is none of the players. */
function oldestAgeOf({ captainId }: Team, roster: readonly Player[], year: number): number | undefined {
  const ages = roster.flatMap(({ id, birthYear }) => {
    const age = birthYear === null ? undefined : year - birthYear;
    return age === undefined || (id === captainId && age > 19) ? [] : [age];
  });
  return ages.toSorted((one, other) => other - one)[0];
}
