import { AnswersRefused } from '../../form/accept-answers.ts';
import { said } from '../../language/sentence.ts';
import { dayWritten } from '../../time/written-day.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import type { NewTournament } from './new-tournament.ts';

/** Returns the first day of a tournament from its date and its hours of play, refusing a contradiction. */
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

/** Returns the first day after a change: from hours of play or a calendar date; unchanged words leave it as it is. */
export function firstDayAfter(before: Tournament, after: Tournament): string | null {
  const isSame = after.date === before.date && after.playingHours.length === 0;
  return isSame ? before.firstDay : firstDayOf(after);
}
