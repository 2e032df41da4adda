import { said } from '../../language/sentence.ts';
import { fitForSubject, greet, type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import { toCaptain } from '../../team/captain.ts';
import type { Team } from '../../team/team.ts';

/** Writes the letter with the link to the team's page, to a captain or to whom the one before has handed it over; `event` distinguishes one sending from the next. */
export function captainLinkLetter(team: Team, link: string, event: string, before?: Team): Letter {
  const named = { team: team.name, captain: before?.captainName ?? '' };
  const opens =
    before === undefined
      ? said('This link opens the page of {team}: roster, join requests and invitations.', named)
      : said(
          '{captain} has handed {team} over to you. This link opens its page: roster, join requests and invitations.',
          named,
        );
  const inSubject = { team: fitForSubject(team.name) };
  return {
    ...once('captain-link', team.id, team.captainLinkNumber, event),
    ...toCaptain(team),
    subject:
      before === undefined
        ? said("Your captain's page: {team}", inSubject)
        : said('You are the captain now: {team}', inSubject),
    parts: [
      greet(team.captainName),
      paragraph(opens),
      linkTo("Open your captain's page", link),
      paragraph('The link is yours alone and works until the tournament ends. Please do not forward it.'),
    ],
  };
}
