import { changesBetween } from '../../audit/changes.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Site } from '../../port/site.ts';
import type { Teams } from '../../port/teams.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { UnconfirmedPlaces } from '../../port/unconfirmed-places.ts';
import type { Team } from '../../team/team.ts';
import { dueStep, type ReleaseStep, releasesPlaces, type UnconfirmedPlace } from '../../team/unconfirmed-place.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import type { SealedMail } from '../mail/sealed-mail.ts';
import { confirmPlaceLetter, placeReleasedLetter, placeReleasedToPlayer } from './release-letters.ts';

/** A place that is looked after, held until the transaction ends. */
interface HeldPlace {
  readonly place: UnconfirmedPlace;
  readonly team: Team;
  readonly tournament: Tournament;
}

/**
 * Looks after the places that nobody has confirmed, where organizers have set that they are released: asks, reminds, and in the
 * end puts the team on the waiting list. Who is next there has the place when the transaction ends.
 */
export class ReleaseUnconfirmed {
  constructor(
    private readonly places: UnconfirmedPlaces,
    private readonly tournaments: Tournaments,
    private readonly teams: Teams,
    private readonly players: Players,
    private readonly registrations: Registrations,
    private readonly site: Site,
    private readonly mail: SealedMail,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Whether it was this caller's turn: while another looks after the places, nothing is done. */
  async run(_?: undefined): Promise<boolean> {
    if (!(await this.places.takeTurn())) return false;
    const { releaseAfterHours: hours } = await this.site.settings();
    if (hours === 0) await this.places.stop();
    else await this.takeSteps(hours);
    return true;
  }

  private async takeSteps(hours: number): Promise<void> {
    const now = this.clock.now();
    for (const watched of await this.places.watch(now)) {
      const step = dueStep(watched, hours, now);
      const held = step && (await this.hold(watched, now));
      if (step !== undefined && held !== undefined) await this.take(step, held, hours);
    }
  }

  /** The tournament before the team, as everywhere; whoever has confirmed meanwhile is left alone. */
  private async hold({ teamId }: UnconfirmedPlace, now: Date): Promise<HeldPlace | undefined> {
    const found = await this.teams.find(teamId);
    const tournament = found && (await this.tournaments.lockForTeams(found.tournamentId));
    const team = found && (await this.teams.lock(teamId));
    const place = await this.places.find(teamId);
    if (tournament === undefined || team === undefined || place === undefined) return undefined;
    return releasesPlaces(tournament, now) ? { place, team, tournament } : undefined;
  }

  private async take(step: ReleaseStep, held: HeldPlace, hours: number): Promise<void> {
    const now = this.clock.now();
    if (step === 'release') return this.release(held);
    const letter = step === 'ask' ? 'asked' : 'reminded';
    await this.mail.outbox.post(confirmPlaceLetter({ ...held, letter, hours, now }, this.mail));
    await this.places.told(held.team.id, letter, now);
  }

  private async release({ place, team, tournament }: HeldPlace): Promise<void> {
    const now = this.clock.now();
    const waiting = await this.teams.save({ ...team, waitlistedAt: now });
    await this.places.released(team.id, now);
    await this.audit.note({
      thing: 'team',
      recordId: team.id,
      what: 'place released',
      ...changesBetween(team, waiting),
    });
    await this.mail.outbox.post(placeReleasedLetter({ place, team: waiting, tournament, now }, this.mail));
    for (const registration of await this.registrations.ofTeam(team.id)) {
      const { payment, playerId } = registration;
      await this.registrations.save({ ...registration, payment: { ...payment, amountCents: 0 } });
      const player = playerId === team.captainId ? undefined : await this.players.find(playerId);
      if (player === undefined) continue;
      await this.mail.outbox.post(placeReleasedToPlayer({ place, player, team, tournament }, this.mail.links));
    }
  }
}
