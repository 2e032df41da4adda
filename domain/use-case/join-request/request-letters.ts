import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import type { JoinRequest } from '../../rule/join-request/join-request.ts';
import { type Sentence, said } from '../../rule/language/sentence.ts';
import {
  asideTo,
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
import type { Links } from '../../rule/site/links.ts';
import { toCaptain } from '../../rule/team/captain.ts';
import { greetContact, letterToCaptain } from '../../rule/team/letter-to-captain.ts';
import type { Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { ageNote } from '../invitation/team-joined-letters.ts';

/** Writes the letter telling the captain who would like to join, with a link to the page that accepts or declines. */
export function requestLetter(
  { request, name, player, team, captain, tournament, year, age, ageBracket }: RequestTold,
  link: string,
): Letter {
  return {
    ...once('join-requested', request.id, team.captainLinkNumber, request.requestedAt.getTime()),
    ...toCaptain(team),
    subject: said('{player} would like to join {team}, {tournament}', {
      player: fitForSubject(name),
      team: fitForSubject(team.name),
      tournament: tournament.name,
    }),
    parts: [
      greetContact(team, captain),
      paragraph(
        said('{player} ({level}) would like to join {team} in {tournament}.', {
          player: name,
          level: player.skillLevel,
          team: team.name,
          tournament: tournament.name,
        }),
      ),
      ...ages(name, age, ageBracket),
      ...ageNote(name, { player, team, tournament, year }),
      linkTo('Accept or decline', link),
      paragraph('The link works for 7 days. Until you answer, the player stays a free agent.'),
    ],
  };
}

interface RequestTold {
  readonly request: JoinRequest;
  /** Name as the captain may read it. */
  readonly name: string;
  readonly player: Pick<Player, 'skillLevel' | 'birthYear'>;
  readonly team: Team;
  /** Record of the team's captain, if there is one. */
  readonly captain: Reached | undefined;
  readonly tournament: Tournament;
  readonly year: number;
  /** Age in the tournament's year; undefined where the birth year is unknown. */
  readonly age: number | undefined;
  /** Bracket the player has registered for. */
  readonly ageBracket: AgeBracket | null;
}

function ages(player: string, age: number | undefined, bracket: AgeBracket | null): readonly LetterPart[] {
  if (age === undefined)
    return bracket === null ? [] : [paragraph(said('{player} is registered for {bracket}.', { player, bracket }))];
  return bracket === null
    ? [paragraph(said('{player} is {age}.', { player, age }))]
    : [paragraph(said('{player} is {age}, registered for {bracket}.', { player, age, bracket }))];
}

/** Writes the letter telling the captain, once an hour, that there are more requests than letters. */
export function moreRequestsLetter(
  { team, tournament, captain }: Pick<RequestTold, 'team' | 'tournament' | 'captain'>,
  captainsPage: string,
  at: Date,
): Letter {
  return {
    ...once('join-requests', team.id, at.toISOString().slice(0, 13)),
    ...toCaptain(team),
    subject: said('More players would like to join {team}, {tournament}', {
      team: fitForSubject(team.name),
      tournament: tournament.name,
    }),
    parts: [
      greetContact(team, captain),
      paragraph(
        said("Many players have asked to join {team} within an hour. All of them are on your captain's page.", {
          team: team.name,
        }),
      ),
      linkTo("Open your captain's page", captainsPage),
    ],
  };
}

/** Writes the letter about open requests to a team's new captain or contact, or to one with a new link. */
export function openRequestsLetter(
  { team, tournament, captain }: Pick<RequestTold, 'team' | 'tournament' | 'captain'>,
  waiting: readonly Pick<Player, 'name' | 'skillLevel'>[],
  captainsPage: string,
): Letter {
  const subject = said('Players wait for an answer: {team}, {tournament}', {
    team: fitForSubject(team.name),
    tournament: tournament.name,
  });
  const about = ['requests-open', team.captainLinkNumber, team.captainEmail.toLowerCase()] as const;
  return letterToCaptain(team, captain, about, subject, [
    paragraph(
      said('You answer for {team} now. Links of earlier emails no longer work; these players still wait:', {
        team: team.name,
      }),
    ),
    ...waiting
      .slice(0, mostNamed)
      .map(({ name, skillLevel }) =>
        paragraph(
          said('{player} ({level}) would like to join {team}.', { player: name, level: skillLevel, team: team.name }),
        ),
      ),
    linkTo("Open your captain's page", captainsPage),
  ]);
}

/** Maximum of players named in one letter; the page shows all. */
const mostNamed = 20;

interface RequestOnTeam {
  readonly player: Player;
  readonly team: Team;
  readonly tournament: Tournament;
  /** Contacts of the teammates, for a player who is on the team now. */
  readonly teammates?: readonly LetterPart[];
}

/** Writes the letter telling the player the captain's answer. */
export function answerLetter(
  request: JoinRequest,
  answer: 'accepted' | 'declined',
  { player, team, tournament, teammates = [] }: RequestOnTeam,
  links: Links,
): Letter {
  const inSubject = {
    player: firstNameOf(player.name),
    team: fitForSubject(team.name),
    tournament: tournament.name,
  };
  return {
    ...once('join-answered', request.id, request.requestedAt.getTime()),
    ...toPlayer(player),
    subject:
      answer === 'accepted'
        ? said('Request accepted: {player}, {team}, {tournament}', inSubject)
        : said('Request declined: {player}, {team}, {tournament}', inSubject),
    parts: [
      greetReader(player),
      paragraph(answerOf(answer, { player, team, tournament })),
      ...teammates,
      asideTo('Open your Player ID', links.playerId()),
    ],
  };
}

function answerOf(answer: 'accepted' | 'declined', { player, team, tournament }: RequestOnTeam): Sentence {
  const named = { player: player.name, team: team.name, tournament: tournament.name };
  return answer === 'accepted'
    ? said('The captain of {team} has accepted {player}, who is on the team for {tournament} now.', named)
    : said(
        'The captain of {team} could not take {player}, who stays registered as a free agent for {tournament}. We look for another team.',
        named,
      );
}
