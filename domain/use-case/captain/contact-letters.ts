import { said } from '../../rule/language/sentence.ts';
import { fitForSubject, type Letter, paragraph } from '../../rule/mail/letter.ts';
import type { Reached } from '../../rule/player/letter-reader.ts';
import { letterToCaptain } from '../../rule/team/letter-to-captain.ts';
import type { Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';

/** Writes the letter telling a team's former contact, with the captain's record of then, that their link has ended, and who is captain where that changed. */
export function formerContactLetter(
  team: Team,
  before: Team,
  captain: Reached | undefined,
  tournament: Pick<Tournament, 'name'>,
): Letter {
  const named = { captain: team.captainName, team: team.name };
  const subject = said('{team} is handed over: {tournament}', inSubject(team, tournament));
  return letterToCaptain(before, captain, ['handed-over', team.captainLinkNumber], subject, [
    paragraph(
      team.captainId === before.captainId
        ? said('{team} has another contact now: your link to its page no longer works.', named)
        : said(
            '{captain} is the captain of {team} now. Its roster stays; your link to its page no longer works.',
            named,
          ),
    ),
    paragraph('If this was not you, please write to us at once.'),
  ]);
}

/** Writes the letter telling a team's contact, whom no letter to its players reaches, that it no longer plays. */
export function teamEndLetter(team: Team, captain: Reached | undefined, tournament: Pick<Tournament, 'name'>): Letter {
  const named = { team: team.name, tournament: tournament.name };
  const subject = said('{team} no longer plays: {tournament}', inSubject(team, tournament));
  return letterToCaptain(team, captain, ['gone', team.captainLinkNumber], subject, [
    paragraph(said('{team} no longer plays in {tournament}. We have told its players by email.', named)),
  ]);
}

const inSubject = (team: Team, tournament: Pick<Tournament, 'name'>) => ({
  team: fitForSubject(team.name),
  tournament: tournament.name,
});
