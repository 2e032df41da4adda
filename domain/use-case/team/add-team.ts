import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Given } from '../../port/ports.ts';
import { type Team, teamNameTaken } from '../../team/team.ts';
import { teamDetailsAfter, usualTeamDetails } from '../../team/team-details.ts';
import { contactBy, ledByNobody } from '../../team/team-lead.ts';
import { type Tournament, tournamentMissing } from '../../tournament/tournament.ts';
import { type TeamAnswers, usualTournamentName } from './team-form.ts';
import { teamOnFile } from './team-on-file.ts';

/** Saves a new team for an organizer; its leader may be named later. In a full tournament it goes on the waiting list. */
export class AddTeam {
  constructor(private readonly ports: Given<'tournaments' | 'teams' | 'secrets' | 'unconfirmedPlaces'>) {}

  async run(answers: TeamAnswers): Promise<Team> {
    const { teams, audit, clock } = this.ports;
    const tournament = await this.tournamentOf(answers);
    if (await teams.isNameTaken(tournament.id, answers.name)) throw teamNameTaken(answers.name);
    const wish = { ...answers, ...teamDetailsAfter(usualTeamDetails, answers) };
    const leading = { ...ledByNobody, ...contactBy(answers) };
    const team = await teams.add(teamOnFile(wish, leading, { tournament, now: clock.now() }, this.ports.secrets));
    await this.ports.unconfirmedPlaces.keep(team.id);
    await audit.note({ thing: 'team', recordId: team.id, what: 'created', to: team });
    return team;
  }

  private async tournamentOf({ tournamentId }: TeamAnswers): Promise<Tournament> {
    const id = tournamentId ?? (await this.ports.tournaments.named(usualTournamentName))?.id;
    const tournament = id === undefined ? undefined : await this.ports.tournaments.lockForTeams(id);
    if (tournament === undefined) throw new AnswersRefused({ tournamentId: tournamentMissing });
    return tournament;
  }
}
