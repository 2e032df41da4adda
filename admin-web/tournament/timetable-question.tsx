import { Alert, AlertTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RadioButtonGroupInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import type { DateChangeAnswer, DateChangeView } from '../../domain/answer/schedule/date-change-view.ts';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { timetableFates } from '../../domain/day/date-change.ts';
import type { Sent } from '../../domain/time/moment.ts';
import type { dateEntry } from '../../domain/use-case/tournament/date-entry.ts';
import type { Entered } from '../form/complaints-of.ts';
import { useSettled } from '../kit/use-settled.ts';
import { easternDay, easternTime } from '../time/eastern-time.ts';
import { send } from '../transport/call.ts';

/** Question what happens to the timetable after a change of date or hours, with the consequences; nothing if no timetable is affected. */
export function TimetableQuestion() {
  const { id = '' } = useParams();
  const asked = useSettled(useDates());
  const { data } = useQuery({
    queryKey: ['date-change', id, asked],
    queryFn: () => previewDateChange(Number(id), JSON.parse(asked ?? '{}')),
    enabled: asked !== undefined,
    retry: false,
  });
  if (asked === undefined || data === undefined || data.asks === null) return null;
  const { asks } = data;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2, color: 'text.primary' }}>
      <AlertTitle>
        {asks.from === asks.to ? 'The timetable is in the earlier hours' : 'The timetable is on the earlier date'}
      </AlertTitle>
      {sentencesOn(asks).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
      <RadioButtonGroupInput
        source="timetable"
        label="What becomes of it?"
        choices={choicesOf(asks)}
        row={false}
        translateChoice={false}
        isRequired
      />
    </Alert>
  );
}

/** Returns the entered date and hours as one text, or undefined while they equal the stored ones. */
function useDates(): string | undefined {
  const record = useRecordContext<ListedTournament>();
  const [date, playingHours] = useWatch({ name: ['date', 'playingHours'] });
  const onFile = JSON.stringify({ date: record?.date, playingHours: record?.playingHours ?? [] });
  const entered = JSON.stringify({ date, playingHours: playingHours ?? [] });
  return entered === onFile ? undefined : entered;
}

function sentencesOn(asks: DateChangeView): readonly string[] {
  const { from, gamesToCome, gamesStarted, families, cannotMove, cannotClear } = asks;
  return [
    stands(dayOf(from), gamesToCome),
    ...(gamesStarted > 0
      ? [
          gamesStarted === 1
            ? '1 game has started: it stays as it is.'
            : `${gamesStarted} games have started: they stay as they are.`,
        ]
      : []),
    familiesTold(families),
    ...[cannotMove, cannotClear].flatMap((sentence) => (sentence === null ? [] : [`${sentence}.`])),
  ];
}

function choicesOf({ from, to, gamesToCome, startTime, endTime, cannotMove, cannotClear }: DateChangeView) {
  const labels = {
    move: moveText(gamesToCome, dayOf(to ?? from), easternTime(startTime), easternTime(endTime)),
    clear: 'Clear timetable and brackets, to draw again later',
    keep: from === to ? 'Keep the games at their times' : `Keep the games on ${dayOf(from)}`,
  };
  const isOpen = { move: cannotMove === null, clear: cannotClear === null, keep: true };
  return timetableFates.filter((fate) => isOpen[fate]).map((fate) => ({ id: fate, name: labels[fate] }));
}

const dayOf = (day: string): string => easternDay(`${day}T17:00:00Z`);

const stands = (day: string, games: number) =>
  games === 1 ? `1 game is still to be played on ${day}.` : `${games} games are still to be played, from ${day} on.`;

const familiesTold = (families: number) =>
  families === 0
    ? 'No family was told of this timetable yet.'
    : families === 1
      ? '1 family was told of it, and gets one letter about what changes.'
      : `${families} families were told of it, and get one letter each about what changes.`;

const moveText = (games: number, day: string, from: string, to: string) =>
  `Move ${games === 1 ? '1 game' : `${games} games`} to ${day}, ${from} to ${to}`;

/** Previews the consequences of another date for the timetable without saving. */
const previewDateChange = (tournamentId: number, dates: Entered<typeof dateEntry>) =>
  send<Sent<DateChangeAnswer>>('POST', `/api/tournaments/${tournamentId}/date-change`, dates);
