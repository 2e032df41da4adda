import { said } from '../../language/sentence.ts';
import { type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import type { Links } from '../../site/links.ts';
import { toSigner } from '../../waiver/to-signer.ts';
import type { Registered } from '../entry/open-tournament.ts';

/**
 * Writes the letter asking the mailbox on file whether the team may see the family's contact data. A known player
 * is registered again by name and phone alone, which is too little for showing a child's contact to a team.
 */
export function contactQuestionLetter(
  { player, registration, tournament, now }: Pick<Registered, 'player' | 'registration' | 'tournament' | 'now'>,
  links: Links,
): Letter {
  return toSigner(player, now, {
    ...once('contact-asked', registration.id),
    subject: 'May your team see how to reach you?',
    parts: [
      paragraph(
        said(
          '{player} was registered again for {tournament}, with the wish that the team may see how to reach you. It counts once you say so on the Player ID page:',
          { player: player.name, tournament: tournament.name },
        ),
      ),
      linkTo('Open the Player ID page', links.recordRequest()),
      paragraph('If you do nothing, your team is not told.'),
    ],
  });
}
