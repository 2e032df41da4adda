import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { daysBetween } from '../../domain/schedule/move-day.ts';
import { dayWritten } from '../../domain/time/written-day.ts';
import { sameHours } from '../../domain/venue/venue.ts';
import { timetableDraft } from '../bracket/use-drawn-tournament.ts';

type Dates = Pick<Required<ListedTournament>, 'date' | 'playingHours'>;

/** Notice before saving of what another date or other hours do to a timetable; nothing if none is published. */
export function TimetableNotice() {
  const record = useRecordContext<ListedTournament>();
  const [date = '', playingHours = []] = useWatch({ name: ['date', 'playingHours'] });
  const { id = 0 } = record ?? {};
  const sentence = record && noticeOf(record, { date, playingHours });
  const { data } = useQuery({
    queryKey: ['timetable-notice', id],
    queryFn: () => timetableDraft(id),
    enabled: sentence !== undefined,
  });
  if (sentence === undefined || !data?.isPublished) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2, color: 'text.primary' }}>
      {sentence}
    </Alert>
  );
}

function noticeOf(record: ListedTournament, { date, playingHours }: Dates): string | undefined {
  const writtenDay = date === record.date ? record.firstDay : dayWritten(date);
  const firstDay = playingHours[0]?.day || writtenDay;
  if (firstDay === null) return record.firstDay === null ? undefined : withoutDay;
  if (record.firstDay === null) return onDay;
  if (firstDay !== record.firstDay) return moved(daysBetween(record.firstDay, firstDay));
  if (writtenDay === null && date !== record.date) return dayOfHours;
  return sameHours(playingHours, record.playingHours ?? []) ? undefined : otherHours;
}

const toldAnew = 'Families who were told of them are told anew.';

const withoutDay = `The games still to be played lose their times until the tournament has a day again. Draw, matches, fields and results stay. ${toldAnew}`;

const onDay = `The games still to be played move to that day. ${toldAnew}`;

function moved(days: number): string {
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return `The games still to be played move ${count} ${days > 0 ? 'later' : 'earlier'}, to the same times of day. ${toldAnew}`;
}

const dayOfHours =
  'The games keep their times, since the hours of play name their day. To clear the times, remove the days of play too.';

const otherHours =
  'Other hours move no game. To play in them, time the games to come again in the timetable under Bracket Management.';
