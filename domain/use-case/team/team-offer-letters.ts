import { said } from '../../language/sentence.ts';
import { fitForSubject, greet, type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import type { Needs } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { type TeamPerson, toCaptain } from '../../team/team-lead.ts';
import { offerDays, type TeamOffer } from '../../team/team-offer.ts';
import { dateInWords } from '../../time/date-in-words.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { type OpenOffer, offerLink } from './offer-of-link.ts';

interface Offered {
  readonly team: Team;
  readonly tournament: Tournament;
  readonly offer: TeamOffer;
  readonly to: TeamPerson;
}

/** Writes the letter offering a team to somebody who does not play: what that means, who asks, and what happens to their address. */
export function teamOfferLetter({ team, tournament, offer, to }: Offered, mail: Needs<'links' | 'seal'>): Letter {
  return {
    ...once('team-offer', team.id, offer.number),
    to: to.email,
    language: to.language,
    subject: said('Will you lead this team? {team}', { team: fitForSubject(team.name) }),
    parts: [
      greet(to.name),
      paragraph(
        said('{captain} asks you to lead {team} in {tournament} ({date}), without playing.', {
          captain: team.captainName,
          team: team.name,
          tournament: tournament.name,
          date: dateInWords(tournament.date, to.language),
        }),
      ),
      paragraph(
        'Whoever leads a team looks after its roster, join requests and invitations, and is whom we write to. You take no place on the roster, sign no waiver and owe nothing.',
      ),
      linkTo('See the team and decide', offerLink(mail, team, offer)),
      paragraph(
        said(
          'Nothing changes until you take it. The link works for {days} days; if you decline or do nothing, we forget your name and address.',
          { days: offerDays },
        ),
      ),
    ],
  };
}

/** Writes the letter telling the leader who offered a team that it was declined. */
export function offerDeclinedLetter({ team, offer, to }: OpenOffer): Letter {
  return {
    ...once('team-offer-declined', team.id, offer.number),
    ...toCaptain(team),
    subject: said('You still lead {team}', { team: fitForSubject(team.name) }),
    parts: [
      greet(team.captainName),
      paragraph(
        said('{name} does not take {team}. You lead it as before, and can ask somebody else on your page.', {
          name: to.name,
          team: team.name,
        }),
      ),
    ],
  };
}
