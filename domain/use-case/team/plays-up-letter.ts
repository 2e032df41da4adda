import { fitForSubject, type Letter, paragraph } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Team } from '../../team/team.ts';
import { playsUpNote } from '../invitation/team-joined-letters.ts';

/** Tells the captain that the organizers have put somebody younger than the bracket on the roster. */
export function playsUpLetter(player: Player, registration: Registration, team: Team): Letter {
  return {
    event: `plays-up:${registration.id}:${team.id}`,
    cause: 'registration',
    to: team.captainEmail,
    subject: `A younger player for ${fitForSubject(team.name)}`,
    parts: [
      paragraph(`Hi ${team.captainName},`),
      paragraph(`The organizers have put ${player.name} on ${team.name}.`),
      playsUpNote(player.name, team),
    ],
  };
}
