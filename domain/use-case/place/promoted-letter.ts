import type { Needs } from '../../port/ports.ts';
import { said } from '../../rule/language/sentence.ts';
import type { DelayedLetters } from '../../rule/mail/delayed-letters.ts';
import {
  firstNameOf,
  fitForSubject,
  type Letter,
  type LetterPart,
  linkTo,
  once,
  paragraph,
} from '../../rule/mail/letter.ts';
import { greetReader, type Reached, toPlayer } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { toCaptain } from '../../rule/team/captain.ts';
import { greetContact } from '../../rule/team/letter-to-captain.ts';
import type { Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { nextSteps } from '../registration/next-steps.ts';
import { registrationFacts } from '../registration/registration-facts.ts';
import { delayedInvitations } from '../team/team-created-letter.ts';

/** Player whose team has just got a place. */
export interface Promoted {
  readonly player: Player;
  readonly team: Team;
  readonly registration: Registration;
  readonly tournament: Tournament;
}

/** Promoted team, at the moment of the letters. */
export interface PromotedTeam extends Pick<Promoted, 'team' | 'tournament'> {
  readonly now: Date;
  /** Invitations that leave later because of the pace. */
  readonly delayed: DelayedLetters | null;
  /** Start of the wait: a team can lose its place and get one again. */
  readonly waitedSince: Date;
}

/** Writes the letter telling a player that the team has got a place: what is due now, and for the captain how to invite. */
export function promotedLetter(promoted: Promoted & PromotedTeam, mail: Needs<'links' | 'seal'>): Letter {
  const { player, team, registration, tournament, now } = promoted;
  const isCaptain = team.captainId === player.id;
  return {
    ...once('team-promoted', team.id, registration.id, promoted.waitedSince.getTime()),
    ...toPlayer(player),
    subject: said('A place is free: {player}, {team}, {tournament}', {
      player: firstNameOf(player.name),
      team: fitForSubject(team.name),
      tournament: tournament.name,
    }),
    parts: [
      greetReader(player),
      hasPlace(team, tournament),
      ...(isCaptain ? inviting(promoted, mail) : []),
      ...registrationFacts({ player, registration, tournament }),
      ...nextSteps({ registration, team, tournament, now }, mail),
    ],
  };
}

/** Writes the same letter to the team's contact, where it reaches none of the players: nothing is due, and how to invite. */
export function promotedContactLetter(
  promoted: PromotedTeam & { readonly captain: Reached | undefined },
  mail: Needs<'links' | 'seal'>,
): Letter {
  const { team, captain, tournament, waitedSince } = promoted;
  return {
    ...once('team-promoted', team.id, 'contact', waitedSince.getTime()),
    ...toCaptain(team),
    subject: said('A place is free: {team}, {tournament}', {
      team: fitForSubject(team.name),
      tournament: tournament.name,
    }),
    parts: [greetContact(team, captain), hasPlace(team, tournament), ...inviting(promoted, mail)],
  };
}

function hasPlace(team: Team, tournament: Tournament): LetterPart {
  return paragraph(
    said('{team} was first in line on the waiting list for {tournament}, and now has a place.', {
      team: team.name,
      tournament: tournament.name,
    }),
  );
}

function inviting(
  { team, now, delayed }: Pick<PromotedTeam, 'team' | 'now' | 'delayed'>,
  mail: Needs<'links' | 'seal'>,
): readonly LetterPart[] {
  const share = [
    linkTo('Your invitation link', mail.links.invitation(team.invitationCode)),
    paragraph(said('Or give them the code: {code}', { code: team.invitationCode })),
  ];
  if (delayed === null) {
    return [paragraph('Everybody you named has been invited. You can share this link with others, too:'), ...share];
  }
  return [
    ...delayedInvitations(delayed, team.captainLanguage),
    linkTo("Open your captain's page", captainLink(mail, team, now)),
    paragraph('You can share this link with others, too:'),
    ...share,
  ];
}
