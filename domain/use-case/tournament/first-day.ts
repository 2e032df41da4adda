import { AnswersRefused } from '../../form/accept-answers.ts';
import { said } from '../../language/sentence.ts';
import { dayWritten } from '../../time/written-day.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import type { NewTournament } from './new-tournament.ts';

/** The first day of a tournament by its date and its hours of play; the two may not contradict each other. */
export function firstDayOf({ date, playingHours }: Pick<NewTournament, 'date' | 'playingHours'>): string | null {
  const day = dayWritten(date);
  const [first] = playingHours;
  if (first !== undefined && day !== null && first.day !== day) throw otherDay(first.day, day);
  return first?.day ?? day;
}

const otherDay = (first: string, day: string) =>
  new AnswersRefused({
    playingHours: said('Play begins on {first}, but the date of the tournament is {day}', { first, day }),
  });

/** Hours of play, or a date that is a calendar day, set the first day; the same words as before leave it as it is. */
export function firstDayAfter(before: Tournament, after: Tournament): string | null {
  const isSame = after.date === before.date && after.playingHours.length === 0;
  return isSame ? before.firstDay : firstDayOf(after);
}
