import type { Needs } from '../../port/ports.ts';
import { said } from '../../rule/language/sentence.ts';
import { type Fact, firstNameOf, greet, type Letter, linkTo, once, paragraph } from '../../rule/mail/letter.ts';
import type { StoredPreRegistration } from '../../rule/registration/pre-registration.ts';
import { dateInLetter } from '../../rule/time/date-in-words.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { sealLink } from '../mail/sealed-link.ts';

/** Writes the letter telling a pre-registered person that a tournament takes registrations; once for each tournament and pre-registration. */
export function tournamentOpenedLetter(
  { id, name, email, language }: StoredPreRegistration,
  tournament: Tournament,
  { links, seal }: Needs<'links' | 'seal'>,
  now: Date,
): Letter {
  const form = sealLink(seal, 'interest', { ids: [id, tournament.id], values: {}, now });
  const end = sealLink(seal, 'unsubscribe', { ids: [id], values: {}, now });
  const facts: readonly Fact[] = [
    ['Tournament', tournament.name],
    ['Date', dateInLetter(tournament.date, language)],
    ['Ages', tournament.ageGroup],
    ['Location', tournament.location],
  ];
  return {
    ...once('tournament-opened', tournament.id, id),
    to: email,
    language,
    subject: said('{tournament} is open for registration: {player}', {
      tournament: tournament.name,
      player: firstNameOf(name),
    }),
    parts: [
      greet(name),
      paragraph('You asked us to write when the next tournament opens. It is open now:'),
      { kind: 'facts', facts },
      paragraph(
        'The link opens the form with your name, phone and email filled in. Places go to those who come first.',
      ),
      linkTo('Register now', links.sealed('interest', form)),
      paragraph('You get this because you reserved a spot with us. One press ends these emails:'),
      linkTo('No more emails about new tournaments', links.sealed('unsubscribe', end)),
    ],
  };
}
