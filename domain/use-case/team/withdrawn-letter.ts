import { fitForSubject, type Letter, linkTo, paragraph } from '../../mail/letter.ts';
import type { Links } from '../../site/links.ts';
import type { Promoted } from './promoted-letter.ts';

/** Tells a player that the team is withdrawn, and that they are registered still. */
export function withdrawnLetter({ player, team, registration, tournament }: Promoted, links: Links): Letter {
  return {
    event: `team-withdrawn:${team.id}:${registration.id}`,
    to: player.email,
    subject: `${fitForSubject(team.name)} has been withdrawn`,
    parts: [
      paragraph(`Hi ${player.name},`),
      paragraph(`${team.name} has been withdrawn from ${tournament.name}.`),
      paragraph('You stay registered as a free agent: we look for a team for you, or you ask one yourself.'),
      paragraph('You would rather not play, or elsewhere? Press "Change or cancel" on your Player ID.'),
      linkTo('Find a team', links.origin),
      linkTo('Open your Player ID', links.playerId()),
    ],
  };
}
