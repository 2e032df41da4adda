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
import { greetReader, toPlayer } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Links } from '../../rule/site/links.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { signersAddress } from '../../rule/waiver/waiver.ts';
import type { Promoted } from './promoted-letter.ts';

/** Cause for which a player is off a team; a captain gives a reason. */
type OffTeam = 'deleted' | 'withdrawn' | 'taken off' | { readonly reason: string };

interface FreeAgentAgain extends Promoted {
  readonly cause: OffTeam;
  readonly now: Date;
}

/** Writes the letter telling a player that they are off a team, why, and the next steps. What a captain writes goes to the signer. */
export function freeAgentAgainLetter(off: FreeAgentAgain, links: Links): Letter {
  const { player, team, registration, tournament, cause, now } = off;
  const to = typeof cause === 'object' ? signersAddress(player, easternYear(now)) : player.email;
  return {
    ...once('free-agent-again', team.id, registration.id, now.toISOString()),
    ...toPlayer(player, to),
    subject: said('No longer on {team}: {player}, {tournament}', {
      team: fitForSubject(team.name),
      player: firstNameOf(player.name),
      tournament: tournament.name,
    }),
    parts: [
      greetReader(player, to),
      paragraph(whatHappened(off)),
      ...(typeof cause === 'object' ? [paragraph(said('The captain writes: {reason}', { reason: cause.reason }))] : []),
      ...(tournament.status === 'upcoming' ? beforePlay(off, links) : [toTheDesk(player)]),
      asideTo('Open your Player ID', links.playerId()),
    ],
  };
}

function whatHappened({ cause, player, team, tournament }: FreeAgentAgain): Sentence {
  const ofTeam = { team: team.name, tournament: tournament.name };
  const named = { ...ofTeam, player: player.name };
  switch (cause) {
    case 'deleted':
      return said('The organizers have taken {team} out of {tournament}.', ofTeam);
    case 'withdrawn':
      return said('{team} has been withdrawn from {tournament}.', ofTeam);
    case 'taken off':
      return said('The organizers have taken {player} off {team} in {tournament}.', named);
    default:
      return said('The captain of {team} has taken {player} off the team for {tournament}.', named);
  }
}

const beforePlay = ({ player, tournament }: FreeAgentAgain, links: Links): readonly LetterPart[] => [
  paragraph(
    said('{player} stays registered as a free agent: we look for a team, or you ask a team yourself.', {
      player: player.name,
    }),
  ),
  paragraph('You would rather not play? Press "Cancel registration" on your Player ID.'),
  linkTo('Find a team', links.findTeam(tournament.id)),
];

const toTheDesk = ({ name: player }: Player): LetterPart =>
  paragraph(
    said('{player} stays registered as a free agent. Please come to the organizers at the desk: they find a team.', {
      player,
    }),
  );
