import { useRecordContext } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';

const inWords = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** First day of a tournament, or its date as written while no day is set. */
export function TournamentDay() {
  const tournament = useRecordContext<ListedTournament>();
  if (tournament === undefined) return null;
  const { firstDay, date } = tournament;
  if (firstDay === null) return <>{date}</>;
  return <time dateTime={firstDay}>{inWords.format(new Date(`${firstDay}T12:00:00Z`))}</time>;
}
