import { inEnglish, said } from '../../language/sentence.ts';
import { asideTo, fitForSubject, type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import { toSigner } from '../../waiver/to-signer.ts';
import type { AboutChange } from './change-letters.ts';

type AboutTakenBack = Omit<AboutChange, 'to'>;

/** Writes the letter confirming to the family that its request was taken back, and that everything is as it was. */
export function takenBackLetter({ request, player, tournament, links }: AboutTakenBack): Letter {
  return toSigner(player, request.answeredAt ?? request.askedAt, {
    ...once('change-request', request.id, request.state),
    subject: said('Taken back: {player}, {tournament}', { player: player.name, tournament: tournament.name }),
    parts: [
      paragraph(
        said('You have taken your request back. {player} stays registered for {tournament} as before.', {
          player: player.name,
          tournament: tournament.name,
        }),
      ),
      asideTo('Open your Player ID', links.playerId()),
    ],
  });
}

/** Writes the letter telling the organizers that there is nothing to answer any more. */
export function takenBackNotice({ request, player, tournament, links }: AboutTakenBack, organizers: string): Letter {
  return {
    ...once('change-taken-back', request.id),
    to: organizers,
    language: 'en',
    subject: inEnglish(`Nothing to decide any more: ${fitForSubject(player.name)}, ${tournament.name}`),
    parts: [
      paragraph(inEnglish(`The family of ${player.name} has taken its request back. Nothing has changed.`)),
      linkTo(inEnglish('All requests'), links.changeRequests()),
    ],
  };
}
