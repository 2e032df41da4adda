import { said } from '../../rule/language/sentence.ts';
import { asideTo, firstNameOf, type Letter, once, paragraph } from '../../rule/mail/letter.ts';
import { greetReader, toPlayer } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Links } from '../../rule/site/links.ts';

/** Writes the letter telling an earlier address that something was changed, without the values; one speaks for all changes of an hour. */
export function playerChangedLetter(before: Player, changedAt: Date, links: Links, to = before.email): Letter {
  return {
    ...once('player-changed', before.id, to.toLowerCase(), changedAt.toISOString().slice(0, 13)),
    ...toPlayer(before, to),
    subject: said('Your information was changed: {player}', { player: firstNameOf(before.name) }),
    parts: [
      greetReader(before, to),
      paragraph(
        said(
          'The information of {player} was changed on the Player ID page. If this was you, there is nothing to do.',
          {
            player: before.name,
          },
        ),
      ),
      paragraph('If it was not you, please look at it and write to us.'),
      paragraph('Further changes within the hour bring no further email.'),
      asideTo('Open your Player ID', links.playerId()),
    ],
  };
}
