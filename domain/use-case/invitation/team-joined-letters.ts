import type { Needs } from '../../port/ports.ts';
import type { OnRoster } from '../../port/registrations.ts';
import { mostPlayingUp, outsideAges } from '../../rule/age/roster-age-rule.ts';
import { type Sentence, said } from '../../rule/language/sentence.ts';
import { teammateInLetter } from '../../rule/mail/contact-details.ts';
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
import { ageIn, type Player } from '../../rule/player/player.ts';
import { captainToBeNamed, publicName } from '../../rule/player/public-name.ts';
import { agesFor } from '../../rule/registration/deciding-age.ts';
import { maySeeTeammates, teammate } from '../../rule/registration/team-contact.ts';
import type { Links } from '../../rule/site/links.ts';
import { letterToCaptain } from '../../rule/team/letter-to-captain.ts';
import { isClosedToInvitations, isFull, type Team } from '../../rule/team/team.ts';
import { type Tournament, yearOfAges } from '../../rule/tournament/tournament.ts';
import { firstSteps } from '../registration/next-steps.ts';
import type { Registered } from '../registration/open-tournament.ts';
import { registrationFacts } from '../registration/registration-facts.ts';
import { captainNamed, type TeammateReader, teammatesInLetter } from '../registration/teammates.ts';

/** Roster and new player of a team, with the fields that decide what they learn of each other. */
interface TeamCompany {
  readonly roster: readonly OnRoster[];
  readonly joiner: TeammateReader | undefined;
}

/** Returns the company of somebody who is on the roster already. */
export const companyOf = (roster: readonly OnRoster[], { id }: { readonly id: number }): TeamCompany => ({
  roster,
  joiner: roster.find((one) => one.id === id),
});

/** Writes the welcome to a new player of a team; it lists the teammates for a family that the captain knows and whose address is confirmed. */
export function welcomeLetter(joined: Joined, mail: Needs<'links' | 'seal'>, { roster, joiner }: TeamCompany): Letter {
  const { player, team, registration, tournament, year } = joined;
  const isTold = joiner !== undefined && maySeeTeammates(joiner);
  return {
    ...once('team-welcome', registration.id),
    ...toPlayer(player),
    subject: said('Welcome to {team}: {player}, {tournament}', {
      team: fitForSubject(team.name),
      player: firstNameOf(player.name),
      tournament: tournament.name,
    }),
    parts: [
      greetReader(player),
      paragraph(welcome({ ...team, captainName: captainNamed(team, roster, { isTold, year }) }, player)),
      ...(isTold ? teammatesInLetter(roster, joiner, year) : [paragraph(notYetTold)]),
      ...(registration.contactShared ? [] : lettingTeamReach(mail.links)),
      ...registrationFacts(joined),
      ...firstSteps(joined, mail),
    ],
  };
}

const notYetTold =
  'We show you how to reach the team once the captain has confirmed the player and you have opened a link in one of our emails.';

function welcome(team: Team, player: Player): Sentence {
  const named = { player: player.name, team: team.name, captain: team.captainName };
  if (team.captainName === captainToBeNamed || team.captainId === player.id)
    return said('{player} has successfully joined {team}!', { player: player.name, team: team.name });
  return said('{player} has successfully joined {team}! The captain is {captain}.', named);
}

function lettingTeamReach(links: Links): readonly LetterPart[] {
  return [
    paragraph('The team does not see how to reach you. You can allow it on the Player ID page.'),
    asideTo('Open the Player ID page', links.recordRequest()),
  ];
}

/** Writes the letter telling the captain who joined; the full name and the contact need the captain's confirmed mailbox. */
export function teamJoinedLetter(
  joined: Pick<Joined, 'player' | 'team' | 'tournament' | 'registration' | 'year' | 'now'>,
  links: Links,
  { roster, joiner }: TeamCompany,
): Letter {
  const { player, team, tournament, registration, year, now } = joined;
  const captain = roster.find(({ id }) => id === team.captainId);
  const isTold = captain?.confirmedAddresses.includes(team.captainEmail.toLowerCase()) ?? false;
  const { confirmedAddresses = [] } = joiner ?? {};
  const reached = isTold ? teammate({ ...player, confirmedAddresses }, registration.contactShared, year) : null;
  const name = isTold && !registration.isUnproved ? player.name : publicName(player, year, 'first_initial');
  const subject = said('A new player for {team}: {player}, {tournament}', {
    team: fitForSubject(team.name),
    player: fitForSubject(name),
    tournament: tournament.name,
  });
  const { currentPlayers: players, maxPlayers: places } = team;
  return letterToCaptain(team, captain, ['joined', registration.id, now.getTime()], subject, [
    paragraph(
      said('{player} has joined {team}: {players} of {places} players.', {
        player: name,
        team: team.name,
        players,
        places,
      }),
    ),
    ...ageNote(name, joined),
    ...(reached === null ? [] : [teammateInLetter(reached)]),
    ...invitationLink(team, links),
  ]);
}

/** Player whose age is compared with that of a team and its tournament. */
interface Outside {
  readonly player: Pick<Player, 'birthYear'>;
  readonly team: Pick<Team, 'ageBracket'>;
  readonly tournament: Tournament;
  readonly year: number;
}

/** Returns the note to a captain about a player outside the ages of the team's bracket, or of the tournament where it is not divided by age. */
export function ageNote(name: string, { player, team, tournament, year }: Outside): readonly LetterPart[] {
  const ages = agesFor(team.ageBracket, tournament);
  if (ages === null || player.birthYear === null) return [];
  const found = outsideAges(ages, ageIn(yearOfAges(tournament, year), player.birthYear));
  if (found === 'too-old')
    return [paragraph(said('{name} is older than {ages}. The organizers decide.', { name, ages }))];
  if (found === undefined) return [];
  return [
    paragraph(
      tournament.isDividedByAge
        ? said('{name} is younger than {bracket} and plays up. At most {most} of a roster may.', {
            name,
            bracket: ages,
            most: mostPlayingUp,
          })
        : said('{name} is younger than {ages}. The organizers decide.', { name, ages }),
    ),
  ];
}

/** Player who has joined a team. */
export interface Joined extends Registered {
  readonly team: Team;
}

/** Returns the link that invites players to a team; none while it would open nothing, as for a team that is full or waits for a place. */
export function invitationLink(team: Team, links: Links): readonly LetterPart[] {
  if (isFull(team) || isClosedToInvitations(team)) return [];
  return [linkTo('Your invitation link', links.invitation(team.invitationCode))];
}
