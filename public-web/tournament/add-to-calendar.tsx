import { calendarEntry } from '../../domain/answer/tournament/calendar-entry.ts';
import button from '../site/button.module.css';
import styles from './add-to-calendar.module.css';
import { useBoard } from './board.ts';
import { words } from './words.ts';

/** The day of a tournament for the family's own calendar, once there is a day. */
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
