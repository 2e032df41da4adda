import { said } from '../../language/sentence.ts';
import { fitForSubject, greet, type Letter, once, paragraph } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Registration } from '../../registration/registration.ts';
import { toCaptain } from '../../team/captain.ts';
import type { Team } from '../../team/team.ts';
import { playsUpNote } from '../invitation/team-joined-letters.ts';

/** Writes the letter telling the captain that the organizers have put a player younger than the bracket on the roster. */
export function playsUpLetter(player: Player, registration: Registration, team: Team): Letter {
  return {
    ...once('plays-up', registration.id, team.id),
    ...toCaptain(team),
    subject: said('A younger player for {team}', { team: fitForSubject(team.name) }),
    parts: [
      greet(team.captainName),
      paragraph(said('The organizers have put {player} on {team}.', { player: player.name, team: team.name })),
      playsUpNote(player.name, team),
    ],
  };
}
