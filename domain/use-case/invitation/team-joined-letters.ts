import { type Sentence, said } from '../../language/sentence.ts';
import { fitForSubject, greet, type Letter, type LetterPart, linkTo, paragraph } from '../../mail/letter.ts';
import { teammateInLetter } from '../../mail/reached-at.ts';
import { mostPlayingUp } from '../../registration/roster-age.ts';
import { teammate } from '../../registration/team-contact.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import { isLedBeside } from '../../team/team-lead.ts';
import { firstSteps } from '../entry/next-steps.ts';
import type { Registered } from '../entry/open-tournament.ts';
import { registrationFacts } from '../entry/registration-facts.ts';
import type { SealedMail } from '../mail/sealed-mail.ts';

/** Welcomes a player to the team. */
export function welcomeLetter(
  joined: Joined,
  mail: Pick<SealedMail, 'links' | 'seal'>,
  teammates: readonly LetterPart[],
): Letter {
  const { player, team, registration } = joined;
  return {
    event: `team-welcome:${registration.id}`,
    cause: 'registration',
    to: player.email,
    language: player.language,
    subject: said('Welcome to the Team: {team}', { team: fitForSubject(team.name) }),
    parts: [
      greet(player.name),
      paragraph(welcome(team)),
      ...teammates,
      ...(registration.contactShared ? [] : lettingTeamReach(mail.links)),
      ...registrationFacts(joined),
      ...firstSteps(joined, mail),
    ],
  };
}

function welcome(team: Team): Sentence {
  const named = { team: team.name, captain: team.captainName };
  return isLedBeside(team)
    ? said("You've successfully joined {team}! {captain} leads it, without playing.", named)
    : said("You've successfully joined {team}! Your captain is {captain}.", named);
}

function lettingTeamReach(links: Links): readonly LetterPart[] {
  return [
    paragraph('Your team is not told how to reach you. If it may be, say so on the page of your family:'),
    linkTo('Ask for your family page', links.askForFamilyPage()),
  ];
}

/** Tells the captain who joined. */
export function teamJoinedLetter({ player, team, registration, year }: Joined, links: Links): Letter {
  const reached = teammate(player, registration.contactShared, year);
  return {
    event: `team-joined:${registration.id}`,
    cause: 'registration',
    to: team.captainEmail,
    language: team.captainLanguage,
    subject: said('A new player for {team}', { team: fitForSubject(team.name) }),
    parts: [
      greet(team.captainName),
      paragraph(
        said('{player} has joined {team}: {players} of {places} players.', {
          player: player.name,
          team: team.name,
          players: team.currentPlayers,
          places: team.maxPlayers,
        }),
      ),
      ...(registration.flags.includes('plays-up') ? [playsUpNote(player.name, team)] : []),
      ...(reached === null ? [] : [teammateInLetter(reached)]),
      linkTo('Your invitation link', links.invitation(team.invitationCode)),
    ],
  };
}

/** Tells a captain that somebody is younger than the team's bracket. */
export function playsUpNote(name: string, { ageBracket }: Pick<Team, 'ageBracket'>): LetterPart {
  return paragraph(
    said('{name} is younger than {bracket} and plays up. At most {most} of a roster may.', {
      name,
      bracket: ageBracket ?? '',
      most: mostPlayingUp,
    }),
  );
}

/** A player who has joined a team. */
export interface Joined extends Registered {
  readonly team: Team;
}
