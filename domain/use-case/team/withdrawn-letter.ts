import { said } from '../../language/sentence.ts';
import { asideTo, fitForSubject, type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import { greetAbout, toPlayer } from '../../player/letter-reader.ts';
import type { Links } from '../../site/links.ts';
import type { Promoted } from './promoted-letter.ts';

/** Writes the letter telling a player that the team is withdrawn, and that they are still registered. */
export function withdrawnLetter({ player, team, registration, tournament }: Promoted, links: Links): Letter {
  return {
    ...once('team-withdrawn', team.id, registration.id),
    ...toPlayer(player),
    subject: said('{team} has been withdrawn', { team: fitForSubject(team.name) }),
    parts: [
      ...greetAbout(player),
      paragraph(said('{team} has been withdrawn from {tournament}.', { team: team.name, tournament: tournament.name })),
      paragraph('You stay registered as a free agent: we look for a team for you, or you ask one yourself.'),
      paragraph('You would rather not play? Press "Cancel registration" on your Player ID.'),
      linkTo('Find a team', links.origin),
      asideTo('Open your Player ID', links.playerId()),
    ],
  };
}
