import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Given } from '../../port/ports.ts';
import { contactBy, hasContact, noCaptain } from '../../team/captain.ts';
import { type Team, teamNameTaken } from '../../team/team.ts';
import { teamDetailsAfter, usualTeamDetails } from '../../team/team-details.ts';
import { type Tournament, tournamentMissing } from '../../tournament/tournament.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainLinkLetter } from './captain-link-letter.ts';
import { type TeamAnswers, usualTournamentName } from './team-form.ts';
import { teamOnFile } from './team-on-file.ts';

type Needed = Given<'tournaments' | 'teams' | 'secrets' | 'seal'>;

/** Saves a new team for an organizer and mails its contact, if there is one, the link to its page. In a full tournament it goes on the waiting list. */
export async function addTeam(given: Needed, answers: TeamAnswers): Promise<Team> {
  const { teams, audit, clock, outbox } = given;
  const tournament = await tournamentOf(given, answers);
  if (await teams.isNameTaken(tournament.id, answers.name)) throw teamNameTaken(answers.name);
  const wish = { ...answers, ...teamDetailsAfter(usualTeamDetails, answers) };
  const captaincy = { ...noCaptain, ...contactBy(answers) };
  const team = await teams.add(teamOnFile(wish, captaincy, { tournament, now: clock.now() }, given.secrets));
  await audit.note({ thing: 'team', recordId: team.id, what: 'created', to: { ...team } });
  if (hasContact(team)) {
    const link = captainLink(given, team, clock.now());
    await outbox.post(captainLinkLetter({ team, tournament, captain: undefined, link, event: 'new' }));
  }
  return team;
}

async function tournamentOf(given: Needed, { tournamentId }: TeamAnswers): Promise<Tournament> {
  const id = tournamentId ?? (await given.tournaments.named(usualTournamentName))?.id;
  const tournament = id === undefined ? undefined : await given.tournaments.lockForTeams(id);
  if (tournament === undefined) throw new AnswersRefused({ tournamentId: tournamentMissing });
  return tournament;
}
