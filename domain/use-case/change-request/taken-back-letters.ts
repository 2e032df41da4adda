import { fitForSubject, type Letter, linkTo, paragraph } from '../../mail/letter.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import type { AboutChange } from './change-letters.ts';

type AboutTakenBack = Omit<AboutChange, 'to'>;

/** Confirms to the family that nothing is asked any more, and that everything is as it was. */
export function takenBackLetter({ request, player, tournament, links }: AboutTakenBack): Letter {
  return {
    event: `change-request:${request.id}:${request.state}`,
    to: signersAddress(player, easternYear(request.answeredAt ?? request.askedAt)),
    subject: `Taken back: ${player.name}, ${tournament.name}`,
    parts: [
      paragraph(`You have taken your request back. ${player.name} stays registered for ${tournament.name} as before.`),
      linkTo('Open your Player ID', links.playerId()),
    ],
  };
}

/** Tells the organizers that there is nothing to answer any more. */
export function takenBackNotice({ request, player, tournament, links }: AboutTakenBack, organizers: string): Letter {
  return {
    event: `change-taken-back:${request.id}`,
    to: organizers,
    subject: `Nothing to decide any more: ${fitForSubject(player.name)}, ${tournament.name}`,
    parts: [
      paragraph(`The family of ${player.name} has taken its request back. Nothing has changed.`),
      linkTo('All requests', links.changeRequests()),
    ],
  };
}
