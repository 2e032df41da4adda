import type { ChangeRequest } from '../../change-request/change-request.ts';
import type { Invitation } from '../../invitation/invitation.ts';
import { type Sentence, said } from '../../language/sentence.ts';
import { asideTo, fitForSubject, greet, type Letter, type LetterPart, once, paragraph } from '../../mail/letter.ts';
import type { Needs } from '../../port/ports.ts';
import type { SiteSettings } from '../../site/site-settings.ts';
import { hasNonPlayingLeader, toCaptain } from '../../team/team-lead.ts';
import { toSigner } from '../../waiver/to-signer.ts';
import { registrationFacts } from '../entry/registration-facts.ts';
import { invitedMovedLetter } from '../invitation/invitation-letter.ts';
import type { LockedMove, RosteredPlayer } from './lock-move.ts';
import {
  receivedLetter,
  refusedLetter,
  remarkIn,
  requestEvent,
  takenBackLetter,
  toOrganizers,
  type WordedRequest,
} from './request-letters.ts';

/** Captain's request with the team and the tournaments it is about. */
export interface AboutMove extends LockedMove, Needs<'links' | 'seal'> {
  readonly request: ChangeRequest;
  /** Open invitations of the team. */
  readonly invited: readonly Pick<Invitation, 'email' | 'id'>[];
}

/** Writes the letters about a captain's request, by its state. */
export function moveLetters(about: AboutMove, { contactEmail }: SiteSettings): readonly Letter[] {
  const { request, team, tournament, to } = about;
  const named = { team: team.name, tournament: tournament.name };
  const stays = [paragraph(said('{team} plays in {tournament} as before.', named))];
  const asker = `${hasNonPlayingLeader(team) ? 'Whoever leads' : 'The captain of'} ${team.name}`;
  const wish = `to play in ${to.name} instead of ${tournament.name}`;
  const toDecide = (text: string) => toOrganizers({ ...about, name: team.name }, contactEmail, text);
  switch (request.state) {
    case 'asked':
      return [receivedLetter(worded(about)), toDecide(`${asker} asks ${wish} with the whole team.`)];
    case 'granted':
      return movedLetters(about);
    case 'refused':
      return [refusedLetter(worded(about), stays)];
    case 'taken-back':
      return [takenBackLetter(worded(about), stays), toDecide(`${asker} no longer asks ${wish}. Nothing has changed.`)];
  }
}

function worded(about: AboutMove): WordedRequest {
  const { team, tournament, to } = about;
  const named = { team: team.name, tournament: tournament.name, to: to.name };
  return {
    ...about,
    name: fitForSubject(team.name),
    wish: said('to move {team} from {tournament} to {to} with everybody on it', named),
    toAsker: (subject, parts) => letterToCaptain(about, subject, parts),
  };
}

/** Writes to everybody concerned by a move: the captain whom the organizers answer, the roster, a leader who does not play, and those invited. */
function movedLetters(about: AboutMove): readonly Letter[] {
  const { request, team, tournament: from, to, roster, invited } = about;
  const isGranted = request.decidedBy === 'organizer';
  return [
    ...(isGranted ? [moveGrantedLetter(about)] : []),
    ...roster.map((one) => teamMovedLetter(about, one)),
    ...(hasNonPlayingLeader(team) && !isGranted ? [leadMovedLetter(about)] : []),
    ...invited.map((one) => invitedMovedLetter(one, { moved: team, from, to }, about)),
  ];
}

/** Writes the letter telling a family that its player's team has moved to another tournament, or waits there, and how to leave. */
function teamMovedLetter(
  { request, team, tournament, to, links }: AboutMove,
  { registration, player }: RosteredPlayer,
): Letter {
  const named = { team: team.name, player: player.name, tournament: tournament.name, to: to.name };
  const waits = said('{to} is full: the team is on the waiting list there, and we write as soon as it has a place.', {
    to: to.name,
  });
  return toSigner(player, request.answeredAt ?? request.askedAt, {
    ...once('team-moved', request.id, registration.id),
    subject: movedSubject(team, to),
    parts: [
      paragraph(said('{team}, the team of {player}, plays in {to} instead of {tournament}.', named)),
      ...(team.waitlistedAt === null ? [] : [paragraph(waits)]),
      paragraph('Team, reference and waiver go along, and what was paid.'),
      ...registrationFacts({ player, registration, tournament: to }),
      paragraph('You would rather not play, or elsewhere? Press "Change or cancel" on your Player ID.'),
      asideTo('Open your Player ID', links.playerId()),
    ],
  });
}

const everybodyHasMail = paragraph('Everybody on the team has an email with what has changed.');

/** Writes the letter with the organizers' remark for the captain, who also gets the letter to the roster. */
function moveGrantedLetter(about: AboutMove): Letter {
  const granted = paragraph('The organizers said yes to your request.');
  return letterToCaptain(about, movedSubject(about.team, about.to), [
    granted,
    ...remarkIn(about.request),
    everybodyHasMail,
  ]);
}

/** Writes the letter telling a parent or coach who leads a team without playing that it has moved; they get no family's letter. */
function leadMovedLetter(about: AboutMove): Letter {
  const { team, tournament, to } = about;
  const named = { team: team.name, to: to.name, tournament: tournament.name };
  return letterToCaptain(about, movedSubject(team, to), [
    paragraph(said('{team} plays in {to} instead of {tournament}.', named)),
    everybodyHasMail,
  ]);
}

type Named = Pick<LockedMove['to'], 'name'>;

function movedSubject(team: Named, to: Named): Sentence {
  return said('Moved: {team}, {to}', { team: fitForSubject(team.name), to: to.name });
}

function letterToCaptain({ request, team }: AboutMove, subject: Sentence, parts: readonly LetterPart[]): Letter {
  return { ...requestEvent(request), ...toCaptain(team), subject, parts: [greet(team.captainName), ...parts] };
}
