import { fitForSubject, type Letter, linkTo, paragraph } from '../../mail/letter.ts';
import type { Team } from '../../team/team.ts';

/** Brings a captain the link to the team's page; `event` tells one sending from the next. */
export function captainLinkLetter(team: Team, link: string, event: string): Letter {
  return {
    event: `captain-link:${team.id}:${team.captainLinkNumber}:${event}`,
    cause: 'registration',
    to: team.captainEmail,
    subject: `Your captain's page: ${fitForSubject(team.name)}`,
    parts: [
      paragraph(`Hi ${team.captainName},`),
      paragraph(`This link opens the page of ${team.name}: roster, join requests and invitations.`),
      linkTo("Open your captain's page", link),
      paragraph('It is yours alone and works until the tournament ends. Please do not forward it.'),
    ],
  };
}
