import { Injectable } from '@nestjs/common';
import type { TournamentDetail } from '../../domain/answer/bracket/tournament-detail.ts';
import { publicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { noSuchTournament } from '../../domain/tournament/tournament.ts';
import { PublicTeams } from '../team/public-teams.ts';
import { PostgresTournaments } from '../tournament/postgres-tournaments.ts';
import { TournamentLists } from '../tournament/tournament-lists.ts';
import { DrawnBrackets } from './drawn-brackets.ts';

/** Who looks: an organizer sees hidden tournaments too, a keeper or somebody of a team the brackets of active ones. */
export interface Onlooker {
  readonly isOrganizer: () => Promise<boolean>;
  readonly maySeeBrackets: () => Promise<boolean>;
}

/** A tournament with its teams, brackets and games. */
@Injectable()
export class TournamentDetails {
  constructor(
    private readonly tournaments: PostgresTournaments,
    private readonly lists: TournamentLists,
    private readonly teams: PublicTeams,
    private readonly drawn: DrawnBrackets,
  ) {}

  /** The brackets of an active tournament stay out of sight of whoever has not named one of its teams. */
  async of(id: number, onlooker: Onlooker): Promise<TournamentDetail> {
    const tournament = await this.tournaments.find(id);
    const isOrganizer = await onlooker.isOrganizer();
    if (tournament === undefined || !(tournament.visible || isOrganizer)) throw noSuchTournament();
    const isOpen = tournament.status !== 'active' || isOrganizer || (await onlooker.maySeeBrackets());
    const teams = await this.teams.list({ isAvailable: false, tournamentId: id, seesHidden: isOrganizer });
    const { brackets, games } = isOpen ? await this.drawn.of(id) : { brackets: [], games: [] };
    const shown = { ...publicTournament(tournament, await this.lists.window()), version: tournament.version };
    return { tournament: shown, brackets, teams, games, verificationRequired: !isOpen };
  }
}
