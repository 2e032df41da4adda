import { said } from '../../language/sentence.ts';
import { asideTo, fitForSubject, type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import { greetAbout, toPlayer } from '../../player/letter-reader.ts';
import type { Links } from '../../site/links.ts';
import type { Promoted } from './promoted-letter.ts';

/** Writes the letter telling a player that the organizers have taken the team out of its tournament, and the next steps. */
export function teamDeletedLetter({ player, team, registration, tournament }: Promoted, links: Links): Letter {
  const next =
    tournament.status === 'upcoming'
      ? [
          paragraph('You stay registered as a free agent: we look for a team for you, or you ask one yourself.'),
          linkTo('Find a team', links.origin),
        ]
      : [paragraph('You stay registered as a free agent. Please come to the organizers at the desk: they place you.')];
  return {
    ...once('team-deleted', team.id, registration.id),
    ...toPlayer(player),
    subject: said('{team} no longer plays', { team: fitForSubject(team.name) }),
    parts: [
      ...greetAbout(player),
      paragraph(
        said('The organizers have taken {team} out of {tournament}.', { team: team.name, tournament: tournament.name }),
      ),
      ...next,
      asideTo('Open your Player ID', links.playerId()),
    ],
  };
}
