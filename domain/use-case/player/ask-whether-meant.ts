import type { Given } from '../../port/ports.ts';
import { said } from '../../rule/language/sentence.ts';
import { type Letter, linkTo, once, paragraph } from '../../rule/mail/letter.ts';
import { greetReader } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Links } from '../../rule/site/links.ts';
import { easternDay } from '../../rule/time/eastern.ts';

/** Asks families by mail whether a search that came near their name was theirs; the searcher is told nothing. */
export async function askWhetherMeant(given: Given, { alike }: { readonly alike: readonly Player[] }): Promise<void> {
  const day = easternDay(given.clock.now());
  for (const player of alike) await given.outbox.post(isThisYou(player, day, given.links));
}

/** Writes the letter to the address on file, else to the parent's; at most once a day for a player. */
export function isThisYou(player: Player, day: string, links: Links): Letter {
  const { id, name, email, parentEmail, language } = player;
  const to = email === '' ? (parentEmail ?? '') : email;
  return {
    ...once('looked-for', id, day),
    to,
    language,
    subject: 'Is this you?',
    parts: [
      greetReader(player, to),
      paragraph('Somebody looked for an earlier registration with your phone number and a part of your name.'),
      paragraph(said('Is this you? Go on here, and write the full name as we have it on file: {name}.', { name })),
      linkTo('Go on here', links.returningPlayer()),
      paragraph('If it was not you, there is nothing to do: we have told them nothing.'),
    ],
  };
}
