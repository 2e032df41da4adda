import { fitForSubject, type Letter, linkTo, paragraph } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { nextSteps } from '../entry/next-steps.ts';
import { registrationFacts } from '../entry/registration-facts.ts';

/** A player whose team has just got a place. */
export interface Promoted {
  readonly player: Player;
  readonly team: Team;
  readonly registration: Registration;
  readonly tournament: Tournament;
}

/** Tells a player of a team that waited that it has a place: what is due now, and to the captain how to invite. */
export function promotedLetter({ player, team, registration, tournament }: Promoted, links: Links): Letter {
  const isCaptain = team.captainId === player.id;
  const invite = [
    paragraph('The players you named have been invited. You can share this link with others, too:'),
    linkTo('Your invitation link', links.invitation(team.invitationCode)),
    paragraph(`Or give them the code: ${team.invitationCode}`),
  ];
  return {
    event: `team-promoted:${team.id}:${registration.id}`,
    to: player.email,
    subject: `A place is free: ${fitForSubject(team.name)} is in`,
    parts: [
      paragraph(`Hi ${player.name},`),
      paragraph(`${team.name} was first in line on the waiting list for ${tournament.name}, and now has a place.`),
      ...(isCaptain ? invite : []),
      registrationFacts(registration, tournament),
      ...nextSteps(registration, links),
    ],
  };
}
