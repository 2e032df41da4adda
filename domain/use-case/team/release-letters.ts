import { fitForSubject, type Letter, linkTo, paragraph } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import { type PlaceLetter, placeEvent } from '../../port/unconfirmed-places.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import { releasePlan, type UnconfirmedPlace } from '../../team/unconfirmed-place.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import type { SealedMail } from '../mail/sealed-mail.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { easternMoment } from '../schedule/schedule-letter.ts';

interface Concerned {
  readonly place: UnconfirmedPlace;
  readonly team: Team;
  readonly tournament: Tournament;
}

type Sealing = Pick<SealedMail, 'links' | 'seal'>;

/** Asks a captain to confirm the team's place by opening the link, and says until when. */
export function confirmPlaceLetter(
  asked: Concerned & { readonly letter: PlaceLetter; readonly hours: number; readonly now: Date },
  mail: Sealing,
): Letter {
  const { place, team, tournament, letter, hours, now } = asked;
  const told = { ...place, ...(letter === 'asked' ? { askedAt: now } : { remindedAt: now }) };
  const until = easternMoment(releasePlan(told, hours).release);
  const name = fitForSubject(team.name);
  return {
    event: placeEvent(letter, place),
    to: team.captainEmail,
    subject: letter === 'asked' ? `Please confirm your place: ${name}` : `Last reminder to confirm your place: ${name}`,
    parts: [
      paragraph(`Hi ${team.captainName},`),
      paragraph(`${team.name} has a place in ${tournament.name}, and nobody has opened our email to it so far.`),
      paragraph(`Please open this link by ${until} (New Jersey time). That is all: nothing has to be filled in.`),
      linkTo('Confirm our place', captainLink(mail, team, now)),
      paragraph('Otherwise the place goes to a team that waits for one, and yours goes to the waiting list.'),
    ],
  };
}

/** Tells a captain that the place is given up, and how to come back. */
export function placeReleasedLetter(released: Concerned & { readonly now: Date }, mail: Sealing): Letter {
  const { place, team, tournament, now } = released;
  return {
    event: placeEvent('released', place),
    to: team.captainEmail,
    subject: `On the waiting list: ${fitForSubject(team.name)}`,
    parts: [
      paragraph(`Hi ${team.captainName},`),
      paragraph(
        `Nobody has confirmed the place of ${team.name} in ${tournament.name}, so the team is on the waiting list now. Its players stay on it, and there is nothing to pay.`,
      ),
      paragraph('You still want to play? Open this link: you have a place again as soon as one is free.'),
      linkTo('We want to play', captainLink(mail, team, now)),
    ],
  };
}

/** Tells another player of the team. */
export function placeReleasedToPlayer(
  { place, player, team, tournament }: Concerned & { readonly player: Player },
  links: Links,
): Letter {
  return {
    event: `${placeEvent('released', place)}:${player.id}`,
    to: player.email,
    subject: `On the waiting list: ${fitForSubject(team.name)}`,
    parts: [
      paragraph(`Hi ${player.name},`),
      paragraph(
        `Nobody has confirmed the place of ${team.name} in ${tournament.name}, so the team is on the waiting list now. You stay on it, and there is nothing to pay.`,
      ),
      paragraph('Your captain can ask for the place again with the link in our email. Or you look for another team:'),
      linkTo('Find a team', links.origin),
    ],
  };
}
