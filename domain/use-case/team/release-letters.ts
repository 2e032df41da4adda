import { said } from '../../language/sentence.ts';
import { fitForSubject, greet, type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import { greetAbout, toPlayer } from '../../player/letter-reader.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { type PlaceLetter, placeEvent } from '../../port/unconfirmed-places.ts';
import type { Links } from '../../site/links.ts';
import { toCaptain } from '../../team/captain.ts';
import type { Team } from '../../team/team.ts';
import { releasePlan, type UnconfirmedPlace } from '../../team/unconfirmed-place.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { easternMoment } from '../schedule/schedule-letter.ts';

interface Concerned {
  readonly place: UnconfirmedPlace;
  readonly team: Team;
  readonly tournament: Tournament;
}

type Sealing = Needs<'links' | 'seal'>;

/** Writes the letter asking a captain to confirm the team's place by opening the link, with the deadline. */
export function confirmPlaceLetter(
  asked: Concerned & { readonly letter: PlaceLetter; readonly hours: number; readonly now: Date },
  mail: Sealing,
): Letter {
  const { place, team, tournament, letter, hours, now } = asked;
  const told = { ...place, ...(letter === 'asked' ? { askedAt: now } : { remindedAt: now }) };
  const until = easternMoment(releasePlan(told, hours).release, team.captainLanguage);
  const name = fitForSubject(team.name);
  return {
    ...placeEvent(letter, place),
    ...toCaptain(team),
    subject:
      letter === 'asked'
        ? said('Please confirm your place: {team}', { team: name })
        : said('Last reminder to confirm your place: {team}', { team: name }),
    parts: [
      greet(team.captainName),
      paragraph(
        said('{team} has a place in {tournament}, and nobody has opened our email to it so far.', {
          team: team.name,
          tournament: tournament.name,
        }),
      ),
      paragraph(
        said('Please open this link by {until} (New Jersey time). That is all: nothing has to be filled in.', {
          until,
        }),
      ),
      linkTo('Confirm our place', captainLink(mail, team, now)),
      paragraph('Otherwise the place goes to a team that waits for one, and yours goes to the waiting list.'),
    ],
  };
}

/** Writes the letter telling a captain that the place was released, and how to get one again. */
export function placeReleasedLetter(released: Concerned & { readonly now: Date }, mail: Sealing): Letter {
  const { place, team, tournament, now } = released;
  return {
    ...placeEvent('released', place),
    ...toCaptain(team),
    subject: said('On the waiting list: {team}', { team: fitForSubject(team.name) }),
    parts: [
      greet(team.captainName),
      paragraph(
        said(
          'Nobody has confirmed the place of {team} in {tournament}, so the team is on the waiting list now. Its players stay on it, and there is nothing to pay.',
          { team: team.name, tournament: tournament.name },
        ),
      ),
      paragraph('You still want to play? Open this link: you have a place again as soon as one is free.'),
      linkTo('We want to play', captainLink(mail, team, now)),
    ],
  };
}

/** Writes the letter telling another player of the team that the place was released. */
export function placeReleasedToPlayer(
  { place, player, team, tournament }: Concerned & { readonly player: Player },
  links: Links,
): Letter {
  return {
    ...once('place-released', place.teamId, place.since.getTime(), player.id),
    ...toPlayer(player),
    subject: said('On the waiting list: {team}', { team: fitForSubject(team.name) }),
    parts: [
      ...greetAbout(player),
      paragraph(
        said(
          'Nobody has confirmed the place of {team} in {tournament}, so the team is on the waiting list now. You stay on it, and there is nothing to pay.',
          { team: team.name, tournament: tournament.name },
        ),
      ),
      paragraph('Your captain can ask for the place again with the link in our email. Or you look for another team:'),
      linkTo('Find a team', links.origin),
    ],
  };
}
