import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { reviseDay, withdrawal } from '../../day/revise-day.ts';
import type { Audit } from '../../port/audit.ts';
import type { Brackets } from '../../port/brackets.ts';
import type { Clock } from '../../port/clock.ts';
import type { JoinRequests } from '../../port/join-requests.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Removals } from '../../port/removals.ts';
import type { Teams } from '../../port/teams.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import { deletionLetters } from './deletion-letters.ts';
import { heldTeam } from './held-team.ts';

/** An organizer deletes a team: its players become free agents and are told; with games it is withdrawn instead. */
export class DeleteTeam {
  constructor(
    readonly tournaments: Tournaments,
    readonly teams: Teams,
    readonly players: Players,
    readonly registrations: Registrations,
    readonly outbox: Outbox,
    readonly links: Links,
    readonly audit: Audit,
    readonly clock: Clock,
    private readonly removals: Removals,
    private readonly brackets: Brackets,
    private readonly requests: JoinRequests,
  ) {}

  async run(asked: {
    readonly id: number;
    readonly seen: SeenVersion;
    readonly isConfirmed: boolean;
    readonly by: string;
  }) {
    const held = await heldTeam(this, asked.id);
    const { team } = held;
    refuseStale('team', asked.seen, team.version);
    const roster = await this.registrations.ofTeam(team.id);
    const letters = await deletionLetters(this, this.requests, held);
    const hasGames = (await this.brackets.gamesOf(team.id)) > 0;
    for (const registration of roster) await this.registrations.leaveTeam(registration.id);
    await this.declineRequests(team.id);
    if (hasGames) await this.withdraw(team, asked);
    else await this.removals.removeTeam(team.id);
    for (const letter of [...letters.players, ...letters.askers, ...letters.lead]) await this.outbox.post(letter);
    await this.audit.note({
      thing: 'team',
      recordId: team.id,
      what: hasGames ? 'withdrawn' : 'deleted',
      from: { ...team, roster: roster.map(({ playerId }) => playerId) },
    });
    return { team, roster, letters, hasGames };
  }

  private async declineRequests(teamId: number): Promise<void> {
    for (const { id } of await this.requests.pendingFor(teamId))
      await this.requests.answer(id, 'declined', this.clock.now());
  }

  /** The games it has still to play are forfeited; those it has played stay. */
  private async withdraw(team: Team, { isConfirmed, by }: { readonly isConfirmed: boolean; readonly by: string }) {
    const left = (await this.teams.lock(team.id)) ?? team;
    await this.teams.save({ ...left, isActive: false, captainId: null });
    const day = await this.brackets.lock(team.tournamentId);
    if (day === undefined || day.draw.withdrawn.includes(team.id)) return;
    await this.brackets.save(reviseDay(day, withdrawal(day, team.id), { isConfirmed }), { by, at: this.clock.now() });
  }
}
