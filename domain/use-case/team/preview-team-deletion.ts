import type { Given } from '../../port/ports.ts';
import { noSuchTeam } from '../../team/team.ts';
import { deletionLetters } from './deletion-letters.ts';

/** Previews the consequences of deleting a team. */
export class PreviewTeamDeletion {
  constructor(
    private readonly ports: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'brackets' | 'joinRequests'>,
  ) {}

  async run({ id }: { readonly id: number }) {
    const team = await this.ports.teams.find(id);
    const tournament = team && (await this.ports.tournaments.find(team.tournamentId));
    if (team === undefined || tournament === undefined) throw noSuchTeam();
    const letters = await deletionLetters(this.ports, this.ports.joinRequests, { team, tournament });
    const roster = await this.ports.registrations.ofTeam(id);
    return { team, roster, letters, hasGames: (await this.ports.brackets.progressOf(id)) !== 'undrawn' };
  }
}
