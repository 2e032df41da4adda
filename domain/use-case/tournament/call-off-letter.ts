import type { Language } from '../../rule/language/language.ts';
import { asWritten, type Filled, said } from '../../rule/language/sentence.ts';
import {
  asideTo,
  type Fact,
  firstNameOf,
  fitForSubject,
  greet,
  type Letter,
  type LetterPart,
  once,
  paragraph,
} from '../../rule/mail/letter.ts';
import type { FamilyReader } from '../../rule/mailing/mailing.ts';
import type { Links } from '../../rule/site/links.ts';
import { dateInLetter } from '../../rule/time/date-in-words.ts';
import { listInWords } from '../../rule/time/eastern-words.ts';
import type { CallOff } from '../../rule/tournament/call-off.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';

/** Tournament that is called off or postponed. */
export type CalledOff = Pick<Tournament, 'id' | 'name' | 'date' | 'location'> & { readonly callOff: CallOff };

/** Writes the letter telling a family that a tournament is called off or postponed, once for each statement. */
export function callOffLetter(tournament: CalledOff, { to, language, names }: FamilyReader, links: Links): Letter {
  const { id, callOff } = tournament;
  return {
    ...once('called-off', id, callOff.saidAt, to.toLowerCase()),
    ...{ to, language },
    subject: callOffTitle(tournament),
    parts: [
      greet(asWritten(listInWords(names.map(firstNameOf), language))),
      { kind: 'text', text: asWritten(textIn(callOff, language)), keepsLinks: true },
      { kind: 'facts', facts: factsOf(tournament, language) },
      ...(callOff.kind === 'postponed' ? [callOff.refund === 'none' ? allStays : registrationStays] : []),
      ...refunds[callOff.refund],
      asideTo('Look up your registration', links.playerId()),
    ],
  };
}

const allStays = paragraph(
  'Your registration and what you have paid stay for the new date. The schedule comes 48 hours before it.',
);

const registrationStays = paragraph('Your registration stays for the new date. The schedule comes 48 hours before it.');

/** Says what is refunded; an organizer who keeps the money says why in the sentence. */
const refunds: Readonly<Record<CallOff['refund'], readonly LetterPart[]>> = {
  full: [paragraph('We will refund what you have paid.')],
  unplayed: [paragraph('We will refund the part of what you have paid that is for games not played.')],
  none: [],
};

function factsOf({ name, date, location, callOff }: CalledOff, language: Language): readonly Fact[] {
  const before = callOff.replaced?.date ?? date;
  const dates: readonly Fact[] =
    callOff.kind === 'postponed'
      ? [
          ['Date before', dateInLetter(before, language)],
          ['New date', dateInLetter(date, language)],
        ]
      : [['Date', dateInLetter(date, language)]];
  return [['Tournament', name], ...dates, ['Address', location]];
}

/** Returns the title of a call-off, for a subject and for a message to followers. */
export function callOffTitle({ name, callOff: { kind } }: CalledOff): Filled {
  const tournament = fitForSubject(name);
  return kind === 'called-off'
    ? said('Called off: {tournament}', { tournament })
    : said('Postponed: {tournament}', { tournament });
}

/** Returns the sentence of a call-off in a language. */
export const textIn = ({ text, spanishText }: Pick<CallOff, 'text' | 'spanishText'>, language: Language): string =>
  language === 'es' ? spanishText : text;
