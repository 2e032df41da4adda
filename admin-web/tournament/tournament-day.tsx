import { useRecordContext } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { daysInWords } from '../../domain/rule/time/date-in-words.ts';

/** First day of a tournament, or its date as written while no day is set. */
export function TournamentDay() {
  const tournament = useRecordContext<ListedTournament>();
  if (tournament === undefined) return null;
  const { firstDay, date } = tournament;
  if (firstDay === null) return <>{date}</>;
  return <time dateTime={firstDay}>{daysInWords(firstDay)}</time>;
}
