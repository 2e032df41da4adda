import { type PlaceLetter, placeEvent, UnconfirmedPlaces } from '../../domain/port/unconfirmed-places.ts';
import type { Team } from '../../domain/team/team.ts';
import type { UnconfirmedPlace } from '../../domain/team/unconfirmed-place.ts';
import type { InMemoryBrackets } from './in-memory-brackets.ts';
import type { InMemoryMailboxes } from './in-memory-mailboxes.ts';
import type { InMemoryPlayers } from './in-memory-players.ts';
import type { InMemoryRegistrations } from './in-memory-registrations.ts';
import { holdsPlace, type InMemoryTeams } from './in-memory-teams.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';

type Watched = Omit<UnconfirmedPlace, 'isLetterOnItsWay'> & {
  readonly releasedAt: Date | null;
  readonly isKept: boolean;
};

interface OnFile {
  readonly tournaments: InMemoryTournaments;
  readonly teams: InMemoryTeams;
  readonly registrations: InMemoryRegistrations;
  readonly players: InMemoryPlayers;
  readonly mailboxes: InMemoryMailboxes;
  readonly brackets: InMemoryBrackets;
}

/** The places that nobody has confirmed for as long as a test lasts. */
export class InMemoryUnconfirmedPlaces extends UnconfirmedPlaces {
  private readonly places = new Map<number, Watched>();

  /** Whether a letter is on its way is known to whoever carries it; without anybody it left when it was posted. */
  constructor(
    private readonly onFile: OnFile,
    private readonly isOnItsWay: (event: string) => boolean = () => false,
  ) {
    super();
  }

  override async takeTurn(): Promise<boolean> {
    return true;
  }

  override async watch(now: Date): Promise<readonly UnconfirmedPlace[]> {
    for (const team of this.onFile.teams.all) {
      const place = this.places.get(team.id);
      if (await this.isUnconfirmed(team)) this.places.set(team.id, place ?? this.fresh(team.id, now));
      else if (place?.isKept === false && (place.releasedAt === null || holdsPlace(team))) this.places.delete(team.id);
    }
    const found = await Promise.all(this.onFile.teams.all.map(({ id }) => this.find(id)));
    return found.filter((place) => place !== undefined);
  }

  override async find(teamId: number): Promise<UnconfirmedPlace | undefined> {
    const place = this.places.get(teamId);
    const team = await this.onFile.teams.find(teamId);
    if (place === undefined || team === undefined || !(await this.isUnconfirmed(team))) return undefined;
    const { releasedAt: _r, isKept: _k, ...shown } = place;
    const letters: readonly PlaceLetter[] = ['asked', 'reminded'];
    const sent = { ...shown, isLetterOnItsWay: false };
    return { ...sent, isLetterOnItsWay: letters.some((letter) => this.isOnItsWay(placeEvent(letter, sent).event)) };
  }

  override async told(teamId: number, letter: PlaceLetter, at: Date): Promise<void> {
    this.change(teamId, letter === 'asked' ? { askedAt: at } : { remindedAt: at });
  }

  override async released(teamId: number, at: Date): Promise<void> {
    this.change(teamId, { releasedAt: at });
  }

  override async keep(teamId: number): Promise<void> {
    this.places.set(teamId, { ...(this.places.get(teamId) ?? this.fresh(teamId, new Date(0))), isKept: true });
  }

  override async stop(): Promise<void> {
    for (const { teamId, releasedAt, isKept } of this.places.values())
      if (releasedAt === null && !isKept) this.places.delete(teamId);
  }

  /** Whether a waiting team is passed over until somebody confirms it. */
  async isPassedOver(team: Team): Promise<boolean> {
    const place = this.places.get(team.id);
    return place !== undefined && place.releasedAt !== null && !place.isKept && (await this.isOfNobody(team));
  }

  private async isUnconfirmed(team: Team): Promise<boolean> {
    const tournament = await this.onFile.tournaments.find(team.tournamentId);
    if (!holdsPlace(team) || this.places.get(team.id)?.isKept === true || tournament?.status !== 'upcoming')
      return false;
    return (await this.onFile.brackets.find(team.tournamentId)) === undefined && (await this.isOfNobody(team));
  }

  private async isOfNobody({ id, captainEmail, isActive }: Team): Promise<boolean> {
    if (!isActive || captainEmail === '' || captainEmail.endsWith('.invalid')) return false;
    const roster = await this.onFile.registrations.ofTeam(id);
    const players = await Promise.all(roster.map(({ playerId }) => this.onFile.players.find(playerId)));
    const addresses = [captainEmail, ...players.flatMap((one) => [one?.email, one?.parentEmail])];
    const answers = await Promise.all(addresses.map((address) => this.onFile.mailboxes.confirmedAt(address ?? '')));
    return answers.every((at) => at === undefined) && roster.every(({ payment }) => payment.state !== 'paid');
  }

  private fresh(teamId: number, since: Date): Watched {
    return { teamId, since, askedAt: null, remindedAt: null, releasedAt: null, isKept: false };
  }

  private change(teamId: number, changed: Partial<Watched>): void {
    const place = this.places.get(teamId);
    if (place !== undefined) this.places.set(teamId, { ...place, ...changed });
  }
}
