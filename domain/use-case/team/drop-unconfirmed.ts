import { type Answers } from '../../form/form.ts';
import { isStillOpen } from '../../payment/payment.ts';
import type { Player } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import type { Registration } from '../../registration/registration.ts';
import { placeholderCaptain, type Team } from '../../team/team.ts';
import { freeAgentAgainLetter } from './free-agent-again-letter.ts';
import { type LockedTeam, lockTeam } from './lock-team.ts';
import type { teamsToDrop } from './teams-to-drop.ts';

/** Player of a roster, who counts as real once they have confirmed or paid. */
interface DroppedPlayer {
  readonly registration: Registration;
  readonly player: Player | undefined;
  readonly isReal: boolean;
}

/** Dropped teams, and teams kept because somebody has confirmed or paid, or games are drawn. */
export interface DroppedTeams {
  readonly dropped: readonly { readonly team: Team; readonly roster: readonly DroppedPlayer[] }[];
  readonly kept: readonly Team[];
}

/**
 * Drops a burst of unconfirmed teams: no letter opened, nothing paid. Their registrations are deleted without a
 * letter; players who have confirmed or paid stay as free agents and are notified.
 */
export class DropUnconfirmed {
  constructor(
    private readonly ports: Given<
      'tournaments' | 'teams' | 'players' | 'registrations' | 'brackets' | 'mailboxes' | 'removals'
    >,
  ) {}

  async run({ ids, confirm }: Answers<typeof teamsToDrop>): Promise<DroppedTeams> {
    const dropped: { team: Team; roster: readonly DroppedPlayer[] }[] = [];
    const kept: Team[] = [];
    for (const id of new Set(ids.toSorted((one, other) => one - other))) {
      const held = await lockTeam(this.ports, id);
      const roster = await this.playersOf(held.team);
      if (!(await this.isUnconfirmed(held.team, roster))) {
        kept.push(held.team);
        continue;
      }
      if (confirm) await this.drop(held, roster);
      dropped.push({ team: held.team, roster });
    }
    return { dropped, kept };
  }

  private async isUnconfirmed(team: Team, roster: readonly DroppedPlayer[]): Promise<boolean> {
    if (!team.isActive || team.captainEmail === placeholderCaptain.captainEmail || team.captainEmail === '')
      return false;
    if (roster.some(({ registration }) => !isStillOpen(registration.payment))) return false;
    if ((await this.ports.mailboxes.confirmedAt(team.captainEmail)) !== undefined) return false;
    return (await this.ports.brackets.progressOf(team.id)) === 'undrawn';
  }

  private async playersOf({ id }: Team): Promise<readonly DroppedPlayer[]> {
    const roster: DroppedPlayer[] = [];
    for (const registration of await this.ports.registrations.ofTeam(id)) {
      const player = await this.ports.players.find(registration.playerId);
      const addresses = [player?.email, player?.parentEmail].filter((address) => address != null && address !== '');
      const answers = await Promise.all(addresses.map((address) => this.ports.mailboxes.confirmedAt(address ?? '')));
      const isReal = !isStillOpen(registration.payment) || answers.some((at) => at !== undefined);
      roster.push({ registration, player, isReal });
    }
    return roster;
  }

  private async drop({ team, tournament }: LockedTeam, roster: readonly DroppedPlayer[]): Promise<void> {
    for (const { registration, player, isReal } of roster) {
      await this.ports.registrations.leaveTeam(registration.id);
      if (!isReal) await this.ports.removals.removeRegistration(registration.id);
      else if (player !== undefined) {
        const off = { player, team, registration, tournament, cause: 'deleted', now: this.ports.clock.now() } as const;
        await this.ports.outbox.post(freeAgentAgainLetter(off, this.ports.links));
      }
    }
    await this.ports.removals.removeTeam(team.id);
    const from = { ...team, roster: roster.map(({ registration }) => registration.playerId) };
    await this.ports.audit.note({ thing: 'team', recordId: team.id, what: 'deleted', from });
    for (const { registration, isReal } of roster) {
      if (isReal) continue;
      const { id } = registration;
      await this.ports.audit.note({ thing: 'registration', recordId: id, what: 'deleted', from: { ...registration } });
    }
  }
}
