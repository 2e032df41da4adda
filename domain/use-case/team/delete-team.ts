import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { reviseDay } from '../../day/revise-day.ts';
import type { Brackets } from '../../port/brackets.ts';
import type { JoinRequests } from '../../port/join-requests.ts';
import type { Removals } from '../../port/removals.ts';
import type { Team } from '../../team/team.ts';
import { deletionLetters } from './deletion-letters.ts';
import { heldTeam, type OfficeDesk } from './office-desk.ts';

/** What became of a team that was to go. */
export interface TeamGone {
  readonly id: number;
  readonly name: string;
  /** A team with games stays on file as withdrawn, so that its results can be read. */
  readonly withdrawn: boolean;
  readonly freeAgents: number;
  /** How many of them are told by mail. */
  readonly told: number;
}

/** An organizer deletes a team: its players become free agents and are told; with games it is withdrawn instead. */
export class DeleteTeam {
  constructor(
    private readonly desk: OfficeDesk,
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
    const held = await heldTeam(this.desk, asked.id);
    const { team } = held;
    refuseStale('team', asked.seen, team.version);
    const roster = await this.desk.office.roster(team.id);
    const letters = await deletionLetters(this.desk, this.requests, held);
    const hasGames = (await this.desk.office.gamesOf(team.id)) > 0;
    for (const registration of roster) await this.desk.office.leaveTeam(registration.id);
    await this.declineRequests(team.id);
    if (hasGames) await this.withdraw(team, asked);
    else await this.removals.removeTeam(team.id);
    for (const letter of [...letters.players, ...letters.askers]) await this.desk.outbox.post(letter);
    const told = letters.players.length;
    await this.desk.audit.note({
      thing: 'team',
      recordId: team.id,
      what: hasGames ? 'withdrawn' : 'deleted',
      from: { ...team, roster: roster.map(({ playerId }) => playerId) },
    });
    return { id: team.id, name: team.name, withdrawn: hasGames, freeAgents: roster.length, told } satisfies TeamGone;
  }

  private async declineRequests(teamId: number): Promise<void> {
    for (const { id } of await this.requests.pendingFor(teamId))
      await this.requests.answer(id, 'declined', this.desk.clock.now());
  }

  /** The games it has still to play are forfeited; those it has played stay. */
  private async withdraw(team: Team, { isConfirmed, by }: { readonly isConfirmed: boolean; readonly by: string }) {
    const left = (await this.desk.teams.lock(team.id)) ?? team;
    await this.desk.office.saveTeam({ ...left, isActive: false, captainId: null });
    const day = await this.brackets.lock(team.tournamentId);
    if (day === undefined || day.draw.withdrawn.includes(team.id)) return;
    const without = { ...day, draw: { ...day.draw, withdrawn: [...day.draw.withdrawn, team.id] } };
    await this.brackets.save(reviseDay(day, without, { isConfirmed }), { by, at: this.desk.clock.now() });
  }
}
