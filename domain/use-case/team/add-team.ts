import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Given } from '../../port/ports.ts';
import { placeholderCaptain, rosterSize, type Team, teamNameTaken } from '../../team/team.ts';
import { type Tournament, tournamentMissing } from '../../tournament/tournament.ts';
import { drawInvitationCode } from '../invitation/invitation-code.ts';
import { type TeamAnswers, usualTournamentName } from './team-form.ts';

/** Saves a new team for an organizer; its leader may be named later. In a full tournament it goes on the waiting list. */
export class AddTeam {
  constructor(private readonly ports: Given<'tournaments' | 'teams' | 'secrets' | 'unconfirmedPlaces'>) {}

  async run(answers: TeamAnswers): Promise<Team> {
    const { teams, audit, clock } = this.ports;
    const tournament = await this.tournamentOf(answers);
    if (await teams.isNameTaken(tournament.id, answers.name)) throw teamNameTaken(answers.name);
    const team = await teams.add({
      ...newTeamBy(answers, tournament, clock.now()),
      invitationCode: drawInvitationCode(this.ports.secrets),
    });
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

function newTeamBy(answers: TeamAnswers, tournament: Tournament, now: Date) {
  return {
    tournamentId: tournament.id,
    name: answers.name,
    ledBy: 'captain',
    captainId: null,
    captainName: answers.captainName ?? placeholderCaptain.captainName,
    captainEmail: answers.captainEmail ?? placeholderCaptain.captainEmail,
    captainPhone: answers.captainPhone ?? placeholderCaptain.captainPhone,
    captainLanguage: placeholderCaptain.captainLanguage,
    skillLevel: answers.skillLevel ?? 'Here to Play',
    ageBracket: answers.ageBracket,
    maxPlayers: rosterSize,
    isActive: true,
    waitlistedAt: tournament.teamCount >= tournament.maxTeams ? now : null,
    acceptsFreeAgents: true,
    isTest: tournament.isTest,
  } as const;
}
