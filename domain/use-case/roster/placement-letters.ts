import { type Sentence, said } from '../../rule/language/sentence.ts';
import { firstNameOf, fitForSubject, type Letter, linkTo, once, paragraph } from '../../rule/mail/letter.ts';
import { greetReader, type Reached, toPlayer } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';
import { captainToBeNamed } from '../../rule/player/public-name.ts';
import type { Links } from '../../rule/site/links.ts';
import { letterToCaptain } from '../../rule/team/letter-to-captain.ts';
import type { Team } from '../../rule/team/team.ts';
import { listInWords } from '../../rule/time/eastern-words.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { invitationLink } from '../invitation/team-joined-letters.ts';
import type { Promoted } from '../place/promoted-letter.ts';
import { nextSteps } from '../registration/next-steps.ts';
import { registrationFacts } from '../registration/registration-facts.ts';

/** Writes the letter telling a free agent their new team, and a new captain how to invite others; `event` distinguishes one placement from the next. */
export function placedLetter(
  event: number | string,
  { player, team, registration, tournament, now }: Promoted & { readonly now: Date },
  links: Links,
): Letter {
  const isCaptain = team.captainId === player.id;
  const places = team.maxPlayers - team.currentPlayers;
  const asCaptain = [
    paragraph(
      said('{player} registered first and is the captain. You can invite others with this link:', {
        player: player.name,
      }),
    ),
    linkTo('Your invitation link', links.invitation(team.invitationCode)),
    paragraph(said('Or give them the code: {code} ({places} open).', { code: team.invitationCode, places })),
  ];
  return {
    ...once('placed', event, registration.id),
    ...toPlayer(player),
    subject: said('On a team now: {player}, {team}, {tournament}', {
      player: firstNameOf(player.name),
      team: fitForSubject(team.name),
      tournament: tournament.name,
    }),
    parts: [
      greetReader(player),
      paragraph(foundTeam(team, player)),
      ...(isCaptain ? asCaptain : []),
      ...registrationFacts({ player, registration, tournament }),
      ...nextSteps({ registration, team, tournament, now }, { links }),
    ],
  };
}

function foundTeam(team: Team, player: Player): Sentence {
  const named = { player: player.name, team: team.name, captain: team.captainName };
  if (team.captainName === captainToBeNamed || team.captainId === player.id)
    return said('We have found a team for {player}: {team}.', { player: player.name, team: team.name });
  return said('We have found a team for {player}: {team}. The captain is {captain}.', named);
}

/** Team with the names of the free agents placed on it, and the record of its captain, if there is one. */
interface Filled {
  readonly team: Team;
  readonly tournament: Pick<Tournament, 'name'>;
  readonly captain: Reached | undefined;
  readonly names: readonly string[];
}

/** Writes the letter telling a captain the free agents whom the organizers have placed on the team. */
export function rosterFilledLetter(
  placementId: number,
  { team, tournament, captain, names: filled }: Filled,
  links: Links,
): Letter {
  const named = { team: team.name, names: listInWords(filled, team.captainLanguage) };
  const subject = said('New players for {team}, {tournament}', {
    team: fitForSubject(team.name),
    tournament: tournament.name,
  });
  return letterToCaptain(team, captain, ['filled', placementId], subject, [
    paragraph(said('The organizers have placed free agents on {team}: {names}.', named)),
    paragraph(
      said('The team has {players} of {places} players now.', {
        players: team.currentPlayers,
        places: team.maxPlayers,
      }),
    ),
    ...invitationLink(team, links),
  ]);
}
