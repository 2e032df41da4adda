import { type Sentence, said } from '../../language/sentence.ts';
import { fitForSubject, greet, type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import type { Team } from '../../team/team.ts';
import { hasNonPlayingLeader, toCaptain } from '../../team/team-lead.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/** Writes the letter telling a parent or coach that they lead the team, with the link to its page. */
export function newLeadLetter(team: Team, link: string): Letter {
  return {
    ...once('handed-over-to', team.id, team.captainLinkNumber),
    ...toCaptain(team),
    subject: said('You lead the team now: {team}', { team: fitForSubject(team.name) }),
    parts: [
      greet(team.captainName),
      paragraph(
        said('You lead {team} now, without playing. This link opens its page: roster, join requests and invitations.', {
          team: team.name,
        }),
      ),
      linkTo("Open your captain's page", link),
      paragraph('It is yours alone and works until the tournament ends. Please do not forward it.'),
      paragraph(
        'There you can also hand the team to one of its players, or step down; then we forget how to reach you.',
      ),
    ],
  };
}

/** Writes the letter telling a team's former leader that somebody else leads it. */
export function formerLeadLetter(team: Team, before: Team): Letter {
  return {
    ...once('handed-over-from', team.id, team.captainLinkNumber),
    ...toCaptain(before),
    subject: said('{team} is handed over', { team: fitForSubject(team.name) }),
    parts: [
      greet(before.captainName),
      paragraph(nowLed(team, before)),
      ...(hasNonPlayingLeader(team) && before.captainId !== null
        ? [paragraph('You stay on its roster and play.')]
        : []),
      paragraph('If this was not you, please write to us at once.'),
    ],
  };
}

function nowLed(team: Team, before: Team): Sentence {
  const named = { captain: team.captainName, team: team.name };
  if (hasNonPlayingLeader(team))
    return said('{captain} leads {team} now. Your link to its page works no longer.', named);
  return hasNonPlayingLeader(before)
    ? said(
        '{captain} is the captain of {team} now. Your link to its page works no longer, and the team says no more how to reach you.',
        named,
      )
    : said(
        '{captain} is the captain of {team} now. You stay on the team; your link to its page works no longer.',
        named,
      );
}

/** Writes the letter telling a parent or coach that their team no longer plays; its players get letters of their own. */
export function teamEndLetter(team: Team, tournament: Pick<Tournament, 'name'>): Letter {
  return {
    ...once('team-gone', team.id, team.captainLinkNumber),
    ...toCaptain(team),
    subject: said('{team} no longer plays', { team: fitForSubject(team.name) }),
    parts: [
      greet(team.captainName),
      paragraph(
        said(
          '{team} no longer plays in {tournament}. Its players stay registered as free agents, and are told by email.',
          {
            team: team.name,
            tournament: tournament.name,
          },
        ),
      ),
    ],
  };
}

/** Writes the letter telling a parent or coach that they no longer lead a team, at their own wish or by an organizer's decision. */
export function steppedDownLetter(team: Team): Letter {
  return {
    ...once('stepped-down', team.id, team.captainLinkNumber),
    ...toCaptain(team),
    subject: said('You lead {team} no longer', { team: fitForSubject(team.name) }),
    parts: [
      greet(team.captainName),
      paragraph(
        said(
          'You lead {team} no longer: your link to its page has ended, and the team says no more how to reach you.',
          {
            team: team.name,
          },
        ),
      ),
      paragraph('If this was not you, please write to us at once.'),
    ],
  };
}
