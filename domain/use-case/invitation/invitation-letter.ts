import { inviteEmail } from '../../invitation/invite-text.ts';
import { fitForSubject, type Letter, linkTo, paragraph } from '../../mail/letter.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import type { OpenTournament } from '../entry/open-tournament.ts';

/** Invites one address to join a team, in the words a captain's own mail would use (specification, section 9). */
export function invitationLetter(to: string, team: Team, open: OpenTournament, links: Links): Letter {
  const link = links.invitation(team.invitationCode);
  const { name, date } = open.tournament;
  const invite = { tournament: name, date, link, feeCents: open.fee };
  const { body } = inviteEmail({ ...invite, team: team.name });
  return {
    event: `invitation:${team.id}:${to.toLowerCase()}`,
    cause: 'stranger',
    to,
    subject: inviteEmail({ ...invite, team: fitForSubject(team.name) }).subject,
    parts: body
      .split('\n\n')
      .map((text) => (text.includes(link) ? linkTo('Click here to join', link) : paragraph(text))),
  };
}
