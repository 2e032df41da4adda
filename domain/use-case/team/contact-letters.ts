import { said } from '../../language/sentence.ts';
import { fitForSubject, greet, type Letter, once, paragraph } from '../../mail/letter.ts';
import { toCaptain } from '../../team/captain.ts';
import type { Team } from '../../team/team.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/** Writes the letter telling a team's former contact that their link has ended, and who is captain where that changed. */
export function formerContactLetter(team: Team, before: Team): Letter {
  const named = { captain: team.captainName, team: team.name };
  return {
    ...once('handed-over-from', team.id, team.captainLinkNumber),
    ...toCaptain(before),
    subject: said('{team} is handed over', { team: fitForSubject(team.name) }),
    parts: [
      greet(before.captainName),
      paragraph(
        team.captainId === before.captainId
          ? said('{team} has another contact now: your link to its page works no longer.', named)
          : said(
              '{captain} is the captain of {team} now. Its roster stays; your link to its page works no longer.',
              named,
            ),
      ),
      paragraph('If this was not you, please write to us at once.'),
    ],
  };
}

/** Writes the letter telling a team's contact, whom no letter to its players reaches, that it no longer plays. */
export function teamEndLetter(team: Team, tournament: Pick<Tournament, 'name'>): Letter {
  return {
    ...once('team-gone', team.id, team.captainLinkNumber),
    ...toCaptain(team),
    subject: said('{team} no longer plays', { team: fitForSubject(team.name) }),
    parts: [
      greet(team.captainName),
      paragraph(
        said('{team} no longer plays in {tournament}. Its players are told by email.', {
          team: team.name,
          tournament: tournament.name,
        }),
      ),
    ],
  };
}
