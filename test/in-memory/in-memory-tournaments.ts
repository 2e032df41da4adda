import { Tournaments } from '../../domain/port/tournaments.ts';
import type { NewTournamentOnFile, Tournament } from '../../domain/rule/tournament/tournament.ts';

/** Tournaments on file for as long as a test lasts. */
export class InMemoryTournaments extends Tournaments {
  private readonly tournaments = new Map<number, Tournament>();
  private lastId = 0;

  override async find(id: number): Promise<Tournament | undefined> {
    return this.tournaments.get(id);
  }

  override async upcoming(): Promise<readonly Tournament[]> {
    const day = ({ firstDay }: Tournament) => firstDay ?? '9999';
    const found = this.all.filter(({ visible, status }) => visible && status === 'upcoming');
    return found.toSorted((one, other) => day(one).localeCompare(day(other)) || one.id - other.id);
  }

  override async named(name: string): Promise<Tournament | undefined> {
    return this.all.find((tournament) => tournament.name === name);
  }

  override async lock(id: number): Promise<Tournament | undefined> {
    return this.tournaments.get(id);
  }

  override async lockForTeams(id: number): Promise<Tournament | undefined> {
    return this.tournaments.get(id);
  }

  override async toTell(saidBefore: Date): Promise<readonly Tournament[]> {
    return this.all.filter(
      ({ callOff }) => callOff !== null && callOff.toldAt === null && new Date(callOff.saidAt) <= saidBefore,
    );
  }

  override async isAnyClosed(): Promise<boolean> {
    return this.all.some(
      ({ visible, status, registrationOpen, callOff }) =>
        visible && status === 'upcoming' && !registrationOpen && callOff === null,
    );
  }

  override async add(announced: NewTournamentOnFile): Promise<Tournament> {
    this.lastId += 1;
    return this.keep({
      ...announced,
      id: this.lastId,
      status: 'upcoming',
      teamCount: 0,
      callOff: null,
      version: 1,
    });
  }

  override async save(tournament: Tournament): Promise<Tournament> {
    const { teamCount } = this.tournaments.get(tournament.id) ?? tournament;
    return this.keep({ ...tournament, teamCount, version: tournament.version + 1 });
  }

  override async countChange(id: number): Promise<void> {
    const tournament = this.tournaments.get(id);
    if (tournament !== undefined) this.keep({ ...tournament, version: tournament.version + 1 });
  }

  /** A team has taken a place. */
  takePlace(id: number): void {
    const tournament = this.tournaments.get(id);
    if (tournament !== undefined) this.keep({ ...tournament, teamCount: tournament.teamCount + 1 });
  }

  /** A team has given its place back. */
  leavePlace(id: number): void {
    const tournament = this.tournaments.get(id);
    if (tournament !== undefined) this.keep({ ...tournament, teamCount: tournament.teamCount - 1 });
  }

  get all(): readonly Tournament[] {
    return [...this.tournaments.values()];
  }

  /** A tournament is taken off the file. */
  remove(id: number): void {
    this.tournaments.delete(id);
  }

  /** The upcoming ones that have a place free. */
  withPlaces(): readonly Tournament[] {
    return this.all.filter(({ status, teamCount, maxTeams }) => status === 'upcoming' && teamCount < maxTeams);
  }

  private keep(tournament: Tournament): Tournament {
    this.tournaments.set(tournament.id, tournament);
    return tournament;
  }
}
