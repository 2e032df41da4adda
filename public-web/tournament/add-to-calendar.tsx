import { calendarEntry } from '../../domain/answer/tournament/calendar-entry.ts';
import button from '../kit/button.module.css';
import { useBoard } from '../site/board.ts';
import styles from './add-to-calendar.module.css';
import { words } from './words.ts';

/** Link that adds the day of a tournament to the family's calendar, once a day is set. */
export function AddToCalendar({ tournamentId }: { readonly tournamentId: number }) {
  const tournament = useBoard().tournaments?.find(({ id }) => id === tournamentId);
  const entry = tournament && calendarEntry(tournament, new Date());
  if (entry === undefined) return null;
  return (
    <a
      className={`${button.secondary} ${styles.add}`}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(entry)}`}
      download={words.calendarFile}
    >
      {words.addToCalendar}
    </a>
  );
}
