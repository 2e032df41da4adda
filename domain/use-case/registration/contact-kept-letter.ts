import { said } from '../../rule/language/sentence.ts';
import { asideTo, firstNameOf, type Letter, once, paragraph } from '../../rule/mail/letter.ts';
import { greetReader, toPlayer } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import type { Links } from '../../rule/site/links.ts';

/** Writes the letter telling the address on file that a registration came with another contact, which is not used. */
export function contactKeptLetter(player: Player, registration: Pick<Registration, 'id'>, links: Links): Letter {
  return {
    ...once('contact-kept', registration.id),
    ...toPlayer(player),
    subject: said('Your contact information stays as it is: {player}', { player: firstNameOf(player.name) }),
    parts: [
      greetReader(player),
      paragraph(
        said(
          'A registration of {player} came with other contact information than we have on file. What is on file stays.',
          {
            player: player.name,
          },
        ),
      ),
      paragraph('If it has changed, please change it on the Player ID page: we send a code to this address.'),
      asideTo('Open your Player ID', links.playerId()),
    ],
  };
}
