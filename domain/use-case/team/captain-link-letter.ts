import { said } from '../../language/sentence.ts';
import { fitForSubject, greet, type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import { toCaptain } from '../../team/captain.ts';
import type { Team } from '../../team/team.ts';

/** Writes the letter with the link to the team's page; `event` distinguishes one sending from the next. */
export function captainLinkLetter(team: Team, link: string, event: string): Letter {
  return {
    ...once('captain-link', team.id, team.captainLinkNumber, event),
    ...toCaptain(team),
    subject: said("Your captain's page: {team}", { team: fitForSubject(team.name) }),
    parts: [
      greet(team.captainName),
      paragraph(
        said('This link opens the page of {team}: roster, join requests and invitations.', { team: team.name }),
      ),
      linkTo("Open your captain's page", link),
      paragraph('It is yours alone and works until the tournament ends. Please do not forward it.'),
    ],
  };
}
