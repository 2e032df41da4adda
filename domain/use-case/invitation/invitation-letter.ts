import type { Invitation } from '../../invitation/invitation.ts';
import { inviteSentences, inviteSubject } from '../../invitation/invite-text.ts';
import { fitForSubject, type Letter, linkTo, paragraph } from '../../mail/letter.ts';
import type { Team } from '../../team/team.ts';
import { tournamentLabel } from '../../tournament/tournament.ts';
import type { OpenTournament } from '../entry/open-tournament.ts';
import type { InvitingPorts } from './invite-by-mail.ts';

/** Invites one address to join a team, in the captain's language and the words a captain's own mail would use (specification, section 9). */
export function invitationLetter(to: string, team: Team, open: OpenTournament, ports: LetterPorts): Letter {
  const link = ports.links.mailedInvitation(team.invitationCode, markOf(to, team.id, ports));
  const { name, date } = open.tournament;
  const language = team.captainLanguage;
  const label = tournamentLabel(open.tournament, team.ageBracket);
  const invite = { tournament: name, label, date, link, feeCents: open.fee };
  const [call, details, terms, end] = inviteSentences({ ...invite, team: team.name }, language);
  return {
    event: `invitation:${team.id}:${to.toLowerCase()}`,
    cause: 'stranger',
    to,
    language,
    subject: inviteSubject({ ...invite, team: fitForSubject(team.name) }),
    parts: [paragraph(call), linkTo('Click here to join', link), paragraph(details), paragraph(terms), paragraph(end)],
  };
}

type LetterPorts = Pick<InvitingPorts, 'links' | 'seal'>;

/** The mark of a team's invitation to an address: nobody reads the address from it. */
function markOf(email: string, teamId: number, { seal }: Pick<InvitingPorts, 'seal'>): string {
  return seal.mark(`invitation ${teamId} ${email.toLowerCase()}`);
}

/** The invitation that somebody answers who follows a mailed link, whatever address they register with. */
export function answeredInvitation(
  mark: string,
  invitations: readonly Invitation[],
  ports: Pick<InvitingPorts, 'seal'>,
): Invitation | undefined {
  return invitations.find(({ email, teamId }) => markOf(email, teamId, ports) === mark);
}
