import type { Language } from '../language/language.ts';
import { type Sentence, said } from '../language/sentence.ts';
import { daysInWords } from '../time/date-in-words.ts';
import type { Tournament } from './tournament.ts';

/** Returns the sentence on which the refund policy rests: the tournament's registration deadline, or the rule for a tournament without one. */
export function refundDeadline(
  { name: tournament, registrationDeadline }: Pick<Tournament, 'name' | 'registrationDeadline'>,
  language: Language,
): Sentence {
  if (registrationDeadline === null)
    return said(
      '{tournament} has no registration deadline: what holds before a deadline holds until the tournament begins.',
      { tournament },
    );
  const day = daysInWords(registrationDeadline, language);
  return said('The registration deadline of {tournament} is {day}.', { tournament, day });
}
