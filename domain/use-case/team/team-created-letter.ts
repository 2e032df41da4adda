import { fitForSubject, type Letter, type LetterPart, linkTo, paragraph } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import { firstSteps } from '../entry/next-steps.ts';
import type { OpenTournament } from '../entry/open-tournament.ts';
import { registrationFacts } from '../entry/registration-facts.ts';
import type { SealedMail } from '../mail/sealed-mail.ts';
import { captainLink } from '../mail/sealed-mail.ts';

/** Tells a captain that the team is in, or on the waiting list, and how to bring the others. */
export function teamCreatedLetter(
  { team, captain, registration, tournament, now, held }: Omit<TeamCreated, 'isNewcomer'>,
  mail: Pick<SealedMail, 'links' | 'seal'>,
): Letter {
  const { links } = mail;
  const isWaiting = team.waitlistedAt !== null;
  return {
    event: `team-created:${team.id}`,
    cause: 'registration',
    to: captain.email,
    subject: isWaiting
      ? `On the waiting list: ${fitForSubject(team.name)}`
      : `Your team is in: ${fitForSubject(team.name)}`,
    parts: [
      paragraph(`Hi ${captain.name},`),
      ...(isWaiting ? waiting(team) : invitation(team, links)),
      ...heldInvitations(held),
      linkTo("Open your captain's page", captainLink(mail, team, now)),
      paragraph('Roster, join requests and invitations are there. The link is yours alone: please do not forward it.'),
      ...registrationFacts(registration, tournament),
      ...firstSteps({ player: captain, registration, now }, mail),
    ],
  };
}

function invitation(team: Team, links: Links): readonly LetterPart[] {
  return [
    paragraph(`${team.name} has been successfully created. Share this link with up to ${team.maxPlayers - 1} players:`),
    linkTo('Your invitation link', links.invitation(team.invitationCode)),
    paragraph(`Or give them the code: ${team.invitationCode}`),
  ];
}

function waiting(team: Team): readonly LetterPart[] {
  return [
    paragraph(
      `The tournament is full, so ${team.name} is on the waiting list. We write to you as soon as a place is free; until then there is nothing to pay.`,
    ),
  ];
}

/** What came of creating a team. */
export interface TeamCreated extends OpenTournament {
  readonly team: Team;
  readonly captain: Player;
  readonly isNewcomer: boolean;
  readonly registration: Registration;
  /** How many invitations wait until the captain's mailbox has answered. */
  readonly held: number;
}

/** Tells a captain, above the link to the captain's page, what opening it is good for. */
export function heldInvitations(held: number): readonly LetterPart[] {
  if (held === 0) return [];
  const waiting = held === 1 ? '1 of your invitations has' : `${held} of your invitations have`;
  const them = held === 1 ? 'it' : 'them';
  return [paragraph(`${waiting} not left yet. Open this link and we send ${them}.`)];
}
