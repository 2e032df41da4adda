import { dateInWords } from '../time/date-in-words.ts';
import type { NewCallOff } from './call-off.ts';
import type { Tournament } from './tournament.ts';

type Suggested = Pick<NewCallOff, 'text' | 'spanishText'>;

/** Returns the sentences with which a call-off is filled in beforehand; the organizer adds the reason. */
export function suggestedText(
  { name, date }: Pick<Tournament, 'name' | 'date'>,
  { kind, date: newDate }: Pick<NewCallOff, 'kind' | 'date'>,
): Suggested {
  const [was, fue] = [dateInWords(date, 'en'), dateInWords(date, 'es')];
  if (kind === 'called-off')
    return { text: `${name} (${was}) is called off.`, spanishText: `Se cancela ${name} (${fue}).` };
  if (newDate === null)
    return {
      text: `${name} (${was}) is postponed. The new date will be announced.`,
      spanishText: `Se pospone ${name} (${fue}). La nueva fecha se anunciará.`,
    };
  return {
    text: `${name} (${was}) is postponed to ${dateInWords(newDate, 'en')}.`,
    spanishText: `Se pospone ${name} (${fue}). La nueva fecha: ${dateInWords(newDate, 'es')}.`,
  };
}
