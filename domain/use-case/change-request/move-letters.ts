import type { ChangeRequest } from '../../change-request/change-request.ts';
import { inEnglish, type Sentence, said } from '../../language/sentence.ts';
import {
  asideTo,
  fitForSubject,
  greet,
  type Letter,
  type LetterPart,
  linkTo,
  once,
  paragraph,
} from '../../mail/letter.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import { hasNonPlayingLeader, toCaptain } from '../../team/team-lead.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { toSigner } from '../../waiver/to-signer.ts';
import { registrationFacts } from '../entry/registration-facts.ts';
import type { MadeMove } from './carry-out-move.ts';
import { remarkIn } from './change-letters.ts';
import type { RosteredPlayer } from './lock-move.ts';

/** Captain's request with the team and the tournaments it is about. */
interface AboutMove {
  readonly request: ChangeRequest;
  readonly team: Team;
  readonly tournament: Tournament;
  readonly to: Tournament;
  readonly links: Links;
}

/** Writes the letter telling a family that its player's team has moved to another tournament, or waits there, and how to leave. */
export function teamMovedLetter(
  { moved, tournament, to }: MadeMove,
  { registration, player }: RosteredPlayer,
  request: ChangeRequest,
  links: Links,
): Letter {
  const named = { team: moved.name, player: player.name, tournament: tournament.name, to: to.name };
  const waits = said('{to} is full: the team is on the waiting list there, and we write as soon as it has a place.', {
    to: to.name,
  });
  return toSigner(player, request.answeredAt ?? request.askedAt, {
    ...once('team-moved', request.id, registration.id),
    subject: said('Moved: {team}, {to}', { team: fitForSubject(moved.name), to: to.name }),
    parts: [
      paragraph(said('{team}, the team of {player}, plays in {to} instead of {tournament}.', named)),
      ...(moved.waitlistedAt === null ? [] : [paragraph(waits)]),
      paragraph('Team, payment, reference and waiver go along; you need not do anything.'),
      ...registrationFacts({ player, registration, tournament: to }),
      paragraph('You would rather not play, or elsewhere? Press "Change or cancel" on your Player ID.'),
      asideTo('Open your Player ID', links.playerId()),
    ],
  });
}

/** Writes the letter confirming to the captain that the request was received, and that nothing has changed yet. */
export function moveRequestLetter(about: AboutMove): Letter {
  return letterToCaptain(about, said('We have your request: {player}', { player: fitForSubject(about.team.name) }), [
    paragraph(
      said('You have asked {wish}. The organizers answer by email; until then nothing has changed.', {
        wish: wishOf(about),
      }),
    ),
  ]);
}

/** Writes the letter telling the captain that the organizers refused the request. */
export function moveRefusedLetter(about: AboutMove): Letter {
  return letterToCaptain(about, subject('Not possible: {player}, {tournament}', about), [
    paragraph(said('You had asked {wish}. The organizers could not say yes.', { wish: wishOf(about) })),
    ...remarkIn(about.request),
    stays(about),
  ]);
}

/** Writes the letter confirming to the captain that the request was taken back. */
export function moveTakenBackLetter(about: AboutMove): Letter {
  return letterToCaptain(about, subject('Taken back: {player}, {tournament}', about), [stays(about)]);
}

/** Writes the letter telling the organizers that a captain waits for their answer, or no longer does. */
export function moveToDecideLetter(about: AboutMove, organizers: string): Letter {
  const { request, team, tournament, to, links } = about;
  const isOpen = request.state === 'asked';
  const asker = hasNonPlayingLeader(team) ? 'Whoever leads' : 'The captain of';
  const wish = `to play in ${to.name} instead of ${tournament.name}`;
  return {
    ...once(isOpen ? 'change-to-decide' : 'change-taken-back', request.id),
    to: organizers,
    language: 'en',
    subject: inEnglish(`${isOpen ? 'To decide' : 'Nothing to decide any more'}: ${team.name}, ${tournament.name}`),
    parts: [
      paragraph(
        inEnglish(
          isOpen
            ? `${asker} ${team.name} asks ${wish} with the whole team.`
            : `${asker} ${team.name} no longer asks ${wish}. Nothing has changed.`,
        ),
      ),
      linkTo(inEnglish(isOpen ? 'Answer by a press' : 'All requests'), links.changeRequests()),
    ],
  };
}

/** Writes the letter with the organizers' remark for the captain, who also gets the letter to the roster. */
export function moveGrantedLetter(about: AboutMove): Letter {
  return letterToCaptain(
    about,
    said('Moved: {team}, {to}', { team: fitForSubject(about.team.name), to: about.to.name }),
    [
      paragraph('The organizers said yes to your request.'),
      ...remarkIn(about.request),
      paragraph('Everybody on the team has an email with what has changed.'),
    ],
  );
}

/** Writes the letter telling a parent or coach who leads a team without playing that it has moved; they get no family's letter. */
export function leadMovedLetter(about: AboutMove): Letter {
  const { team, tournament, to } = about;
  return letterToCaptain(about, said('Moved: {team}, {to}', { team: fitForSubject(team.name), to: to.name }), [
    paragraph(
      said('{team} plays in {to} instead of {tournament}.', {
        team: team.name,
        to: to.name,
        tournament: tournament.name,
      }),
    ),
    paragraph('Everybody on the team has an email with what has changed.'),
  ]);
}

function letterToCaptain({ request, team }: AboutMove, about: Sentence, parts: readonly LetterPart[]): Letter {
  return {
    ...once('change-request', request.id, request.state),
    ...toCaptain(team),
    subject: about,
    parts: [greet(team.captainName), ...parts],
  };
}

function subject(
  phrase: 'Not possible: {player}, {tournament}' | 'Taken back: {player}, {tournament}',
  { team, tournament }: AboutMove,
): Sentence {
  return said(phrase, { player: fitForSubject(team.name), tournament: tournament.name });
}

function stays({ team, tournament }: AboutMove): LetterPart {
  return paragraph(said('{team} plays in {tournament} as before.', { team: team.name, tournament: tournament.name }));
}

function wishOf({ team, tournament, to }: AboutMove) {
  return said('to move {team} from {tournament} to {to} with everybody on it', {
    team: team.name,
    tournament: tournament.name,
    to: to.name,
  });
}
