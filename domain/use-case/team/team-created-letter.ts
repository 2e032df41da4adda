import type { Needs } from '../../port/ports.ts';
import type { Language } from '../../rule/language/language.ts';
import { said } from '../../rule/language/sentence.ts';
import type { DelayedLetters } from '../../rule/mail/delayed-letters.ts';
import { fitForSubject, type Letter, type LetterPart, linkTo, once, paragraph } from '../../rule/mail/letter.ts';
import { greetReader, toPlayer } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import type { Links } from '../../rule/site/links.ts';
import type { Team } from '../../rule/team/team.ts';
import { easternWhen } from '../../rule/time/eastern-words.ts';
import { ageNote } from '../invitation/team-joined-letters.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { firstSteps } from '../registration/next-steps.ts';
import type { OpenTournament } from '../registration/open-tournament.ts';
import { registrationFacts } from '../registration/registration-facts.ts';

/** Writes the letter telling a captain that the team is in, or on the waiting list, and how to invite others. */
export function teamCreatedLetter(
  { team, captain, registration, tournament, now, year, delayed }: Omit<TeamCreated, 'isNewcomer'>,
  mail: Needs<'links' | 'seal'>,
): Letter {
  const { links } = mail;
  const isWaiting = team.waitlistedAt !== null;
  const inSubject = { team: fitForSubject(team.name), tournament: tournament.name };
  return {
    ...once('team-created', team.id),
    ...toPlayer(captain),
    subject: isWaiting
      ? said('On the waiting list: {team}, {tournament}', inSubject)
      : said('Your team is in: {team}, {tournament}', inSubject),
    parts: [
      greetReader(captain),
      ...(isWaiting ? waiting(team) : invitation(team, links)),
      ...ageNote(captain.name, { player: captain, team, tournament, year }),
      ...delayedInvitations(delayed, team.captainLanguage),
      linkTo("Open your captain's page", captainLink(mail, team, now)),
      paragraph('Roster, join requests and invitations are there. The link is yours alone: please do not forward it.'),
      ...registrationFacts({ registration, tournament, player: captain }),
      ...firstSteps({ player: captain, registration, team, tournament, now }, mail),
    ],
  };
}

function invitation(team: Team, links: Links): readonly LetterPart[] {
  return [
    paragraph(
      said('{team} has been successfully created. Share this link with up to {others} players:', {
        team: team.name,
        others: team.maxPlayers - 1,
      }),
    ),
    linkTo('Your invitation link', links.invitation(team.invitationCode)),
    paragraph(said('Or give them the code: {code}', { code: team.invitationCode })),
  ];
}

function waiting(team: Team): readonly LetterPart[] {
  return [
    paragraph(
      said(
        'The tournament is full, so {team} is on the waiting list. We write to you as soon as a place is free; until then there is nothing to pay.',
        { team: team.name },
      ),
    ),
  ];
}

/** Result of creating a team. */
export interface TeamCreated extends Omit<OpenTournament, 'price' | 'siteCents'> {
  readonly team: Team;
  readonly captain: Player;
  readonly isNewcomer: boolean;
  readonly registration: Registration;
  /** Invitations that leave later because of the pace. */
  readonly delayed: DelayedLetters | null;
}

/** Returns the text above the link to the captain's page that says when the rest of the invitations leaves. */
export function delayedInvitations(delayed: DelayedLetters | null, language: Language): readonly LetterPart[] {
  if (delayed === null) return [];
  const { count } = delayed;
  const until = easternWhen(delayed.until, language);
  return [
    paragraph(
      count === 1
        ? said(
            "1 of your invitations has not left yet. It leaves by {until} (New Jersey time), or as soon as you open your captain's page:",
            { until },
          )
        : said(
            "{count} of your invitations have not left yet. They leave by {until} (New Jersey time), or as soon as you open your captain's page:",
            { count, until },
          ),
    ),
  ];
}
