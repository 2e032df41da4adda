import { said } from '../../rule/language/sentence.ts';
import { firstNameOf, type Letter, linkTo, once, paragraph } from '../../rule/mail/letter.ts';
import type { Links } from '../../rule/site/links.ts';
import { toSigner } from '../../rule/waiver/to-signer.ts';
import type { Registered } from '../registration/open-tournament.ts';

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
    subject: said('May the team see how to reach you? {player}, {tournament}', {
      player: firstNameOf(player.name),
      tournament: tournament.name,
    }),
    parts: [
      paragraph(
        said(
          '{player} was registered again for {tournament}, and the form allows the team to see how to reach you. Please confirm this on the Player ID page:',
          { player: player.name, tournament: tournament.name },
        ),
      ),
      linkTo('Open the Player ID page', links.recordRequest()),
      paragraph('If you do nothing, the team does not see it.'),
    ],
  });
}
