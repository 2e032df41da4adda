import type { JoinRequests } from '../../port/join-requests.ts';
import { noSuchTeam } from '../../team/team.ts';
import { deletionLetters } from './deletion-letters.ts';
import type { OfficeDesk } from './office-desk.ts';

/** What will follow when a team is deleted. */
export interface TeamDeletion {
  readonly freeAgents: number;
  /** How many of its players are told by mail. */
  readonly told: number;
  /** How many open wishes to join it end, each with a mail. */
  readonly requests: number;
  /** With games it is withdrawn, and stays on file. */
  readonly withdrawn: boolean;
}

/** What follows when a team is deleted, looked at before anything is. */
export class PreviewTeamDeletion {
  constructor(
    private readonly desk: OfficeDesk,
    private readonly requests: JoinRequests,
  ) {}

  async run({ id }: { readonly id: number }): Promise<TeamDeletion> {
    const team = await this.desk.teams.find(id);
    const tournament = team && (await this.desk.tournaments.find(team.tournamentId));
    if (team === undefined || tournament === undefined) throw noSuchTeam();
    const { players, askers } = await deletionLetters(this.desk, this.requests, { team, tournament });
    return {
      freeAgents: (await this.desk.office.roster(id)).length,
      told: players.length,
      requests: askers.length,
      withdrawn: (await this.desk.office.gamesOf(id)) > 0,
    };
  }
}
