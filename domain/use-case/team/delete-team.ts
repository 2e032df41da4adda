import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { reviseDay } from '../../day/revise-day.ts';
import { withoutTeam } from '../../day/withdrawal-way.ts';
import type { Given } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { deletionLetters } from './deletion-letters.ts';
import { lockTeam } from './lock-team.ts';

/** Deletes a team: its players become free agents and are notified. A team with games is withdrawn instead. */
export class DeleteTeam {
  constructor(
    private readonly ports: Given<
      'tournaments' | 'teams' | 'players' | 'registrations' | 'removals' | 'brackets' | 'joinRequests'
    >,
  ) {}

  async run(asked: {
    readonly id: number;
    readonly seen: SeenVersion;
    readonly isConfirmed: boolean;
    readonly by: string;
  }) {
    const held = await lockTeam(this.ports, asked.id);
    const { team } = held;
    refuseStale('team', asked.seen, team.version);
    const roster = await this.ports.registrations.ofTeam(team.id);
    const letters = await deletionLetters(this.ports, this.ports.joinRequests, held);
    const hasGames = (await this.ports.brackets.progressOf(team.id)) !== 'undrawn';
    for (const registration of roster) await this.ports.registrations.leaveTeam(registration.id);
    await this.declineRequests(team.id);
    if (hasGames) await this.withdraw(team, asked);
    else await this.ports.removals.removeTeam(team.id);
    for (const letter of [...letters.players, ...letters.askers, ...letters.contact])
      await this.ports.outbox.post(letter);
    await this.ports.audit.note({
      thing: 'team',
      recordId: team.id,
      what: hasGames ? 'withdrawn' : 'deleted',
      from: { ...team, roster: roster.map(({ playerId }) => playerId) },
    });
    return { team, roster, letters, hasGames };
  }

  private async declineRequests(teamId: number): Promise<void> {
    for (const { id } of await this.ports.joinRequests.pendingFor(teamId))
      await this.ports.joinRequests.answer(id, 'declined', this.ports.clock.now());
  }

  /** Withdraws the team; its games stay on record. */
  private async withdraw(team: Team, { isConfirmed, by }: { readonly isConfirmed: boolean; readonly by: string }) {
    const left = (await this.ports.teams.lock(team.id)) ?? team;
    await this.ports.teams.save({ ...left, isActive: false, captainId: null });
    const day = await this.ports.brackets.lock(team.tournamentId);
    if (day === undefined || day.draw.withdrawn.includes(team.id)) return;
    await this.ports.brackets.save(reviseDay(day, withoutTeam(day, team.id), { isConfirmed }), {
      by,
      at: this.ports.clock.now(),
    });
  }
}
