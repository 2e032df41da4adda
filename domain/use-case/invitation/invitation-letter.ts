import type { Needs } from '../../port/ports.ts';
import type { Invitation } from '../../rule/invitation/invitation.ts';
import { inviteSentences, inviteSubject } from '../../rule/invitation/invite-text.ts';
import type { Language } from '../../rule/language/language.ts';
import { fitForSubject, type Letter, linkTo, once, paragraph } from '../../rule/mail/letter.ts';
import type { Team } from '../../rule/team/team.ts';
import { dateInLetter } from '../../rule/time/date-in-words.ts';
import { calendarDayInWords } from '../../rule/time/eastern-words.ts';
import { tournamentLabel } from '../../rule/tournament/tournament.ts';
import type { OpenTournament } from '../registration/open-tournament.ts';

/** Writes the invitation of one address to join a team, in the captain's language and in the words of a captain's own mail (specification, section 9). */
export function invitationLetter(to: string, team: Team, open: OpenTournament, ports: LetterPorts): Letter {
  const link = ports.links.mailedInvitation(team.invitationCode, markOf(to, team.id, ports));
  const { name, date } = open.tournament;
  const language = team.captainLanguage;
  const label = tournamentLabel(open.tournament, team.ageBracket);
  const invite = { tournament: name, label, date: dateInLetter(date, language), link, ...costOf(open, language) };
  const [call, details, terms, end] = inviteSentences({ ...invite, team: team.name }, language);
  return {
    ...once('invitation', team.id, to.toLowerCase()),
    to,
    sender: team.captainEmail,
    language,
    subject: inviteSubject({ ...invite, team: fitForSubject(team.name) }),
    parts: [paragraph(call), linkTo('Click here to join', link), paragraph(details), paragraph(terms), paragraph(end)],
  };
}

/** Returns today's price for a player, with the last day of an early price. */
function costOf({ price, tournament, siteCents }: OpenTournament, language: Language) {
  const { earlyUntil, priceCents } = tournament;
  if (price.reason !== 'early' || earlyUntil === null) return { feeCents: price.cents };
  const until = calendarDayInWords(earlyUntil, language);
  return { feeCents: price.cents, early: { until, thenCents: priceCents ?? siteCents } };
}

type LetterPorts = Needs<'links' | 'seal'>;

/** Returns the mark of a team's invitation to an address, from which the address cannot be read. */
function markOf(email: string, teamId: number, { seal }: Needs<'seal'>): string {
  return seal.mark(`invitation ${teamId} ${email.toLowerCase()}`);
}

/** Finds the invitation of a mailed link, whatever address the player registers with. */
export function answeredInvitation(
  mark: string,
  invitations: readonly Invitation[],
  ports: Needs<'seal'>,
): Invitation | undefined {
  return invitations.find(({ email, teamId }) => markOf(email, teamId, ports) === mark);
}
