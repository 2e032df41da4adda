import { changesBetween } from '../../audit/changes.ts';
import type { Given } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { dueStep, type ReleaseStep, releasesPlaces, type UnconfirmedPlace } from '../../team/unconfirmed-place.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { confirmPlaceLetter, placeReleasedLetter, placeReleasedToPlayer } from './release-letters.ts';

/** Unconfirmed place with its team, locked until the transaction ends. */
interface HeldPlace {
  readonly place: UnconfirmedPlace;
  readonly team: Team;
  readonly tournament: Tournament;
}

/**
 * Handles unconfirmed places, where organizers have set that they are released: asks, reminds, and in the end puts
 * the team on the waiting list. The next team there gets the place when the transaction ends.
 */
export class ReleaseUnconfirmed {
  constructor(
    private readonly ports: Given<
      'unconfirmedPlaces' | 'tournaments' | 'teams' | 'players' | 'registrations' | 'site' | 'seal'
    >,
  ) {}

  /** Returns whether it was this caller's turn; nothing is done while another one handles the places. */
  async run(_?: undefined): Promise<boolean> {
    if (!(await this.ports.unconfirmedPlaces.takeTurn())) return false;
    const { releaseAfterHours: hours } = await this.ports.site.settings();
    if (hours === 0) await this.ports.unconfirmedPlaces.stop();
    else await this.takeSteps(hours);
    return true;
  }

  private async takeSteps(hours: number): Promise<void> {
    const now = this.ports.clock.now();
    for (const watched of await this.ports.unconfirmedPlaces.watch(now)) {
      const step = dueStep(watched, hours, now);
      const held = step && (await this.hold(watched, now));
      if (step !== undefined && held !== undefined) await this.take(step, held, hours);
    }
  }

  /** Locks the tournament before the team, as everywhere; leaves out teams confirmed meanwhile. */
  private async hold({ teamId }: UnconfirmedPlace, now: Date): Promise<HeldPlace | undefined> {
    const found = await this.ports.teams.find(teamId);
    const tournament = found && (await this.ports.tournaments.lockForTeams(found.tournamentId));
    const team = found && (await this.ports.teams.lock(teamId));
    const place = await this.ports.unconfirmedPlaces.find(teamId);
    if (tournament === undefined || team === undefined || place === undefined) return undefined;
    return releasesPlaces(tournament, now) ? { place, team, tournament } : undefined;
  }

  private async take(step: ReleaseStep, held: HeldPlace, hours: number): Promise<void> {
    const now = this.ports.clock.now();
    if (step === 'release') return this.release(held);
    const letter = step === 'ask' ? 'asked' : 'reminded';
    await this.ports.outbox.post(confirmPlaceLetter({ ...held, letter, hours, now }, this.ports));
    await this.ports.unconfirmedPlaces.told(held.team.id, letter, now);
  }

  private async release({ place, team, tournament }: HeldPlace): Promise<void> {
    const now = this.ports.clock.now();
    const waiting = await this.ports.teams.save({ ...team, waitlistedAt: now });
    await this.ports.unconfirmedPlaces.released(team.id, now);
    await this.ports.audit.note({
      thing: 'team',
      recordId: team.id,
      what: 'place released',
      ...changesBetween(team, waiting),
    });
    await this.ports.outbox.post(placeReleasedLetter({ place, team: waiting, tournament, now }, this.ports));
    for (const registration of await this.ports.registrations.ofTeam(team.id)) {
      const { payment, playerId } = registration;
      await this.ports.registrations.save({ ...registration, payment: { ...payment, amountCents: 0 } });
      const player = playerId === team.captainId ? undefined : await this.ports.players.find(playerId);
      if (player === undefined) continue;
      await this.ports.outbox.post(placeReleasedToPlayer({ place, player, team, tournament }, this.ports.links));
    }
  }
}
