import { asideTo, type Letter, once, paragraph } from '../../mail/letter.ts';
import { greetReader } from '../../player/letter-reader.ts';
import type { Player } from '../../player/player.ts';
import type { Links } from '../../site/links.ts';

/** Writes the letter telling the earlier address that something was changed. */
export function playerChangedLetter(before: Player, changedAt: Date, links: Links): Letter {
  return {
    ...once('player-changed', before.id, changedAt.toISOString()),
    to: before.email,
    language: before.language,
    subject: 'Your information was changed',
    parts: [
      greetReader(before),
      paragraph('Your information was changed on the Player ID page. If this was you, there is nothing to do.'),
      paragraph('If it was not you, please look at it and write to us.'),
      asideTo('Open your Player ID', links.playerId()),
    ],
  };
}
