import { Alert, AlertTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RadioButtonGroupInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import type { DateChangeShown } from '../../domain/answer/schedule/date-change-shown.ts';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { timetableFates } from '../../domain/day/date-change.ts';
import { useSettled } from '../kit/use-settled.ts';
import { easternDay, easternTime } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

/** Asks, once another date or other hours are entered, what becomes of the timetable, and says what follows. Nothing is asked where none is touched. */
export function TimetableFate() {
  const { id = '' } = useParams();
  const provider = useProvider();
  const asked = useSettled(useDates());
  const { data } = useQuery({
    queryKey: ['date-change', id, asked],
    queryFn: () => provider.previewDateChange(Number(id), JSON.parse(asked ?? '{}')),
    enabled: asked !== undefined,
    retry: false,
  });
  if (asked === undefined || data === undefined || data.asks === null) return null;
  const { asks } = data;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2, color: 'text.primary' }}>
      <AlertTitle>{asks.from === asks.to ? said.hoursTitle : said.title}</AlertTitle>
      {sentencesOn(asks).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
      <RadioButtonGroupInput
        source="timetable"
        label={said.label}
        choices={choicesOf(asks)}
        row={false}
        translateChoice={false}
        isRequired
      />
    </Alert>
  );
}

const { fate: said } = words;

/** The date and the hours as they are being entered, as one text; undefined while they are those on file. */
function useDates(): string | undefined {
  const record = useRecordContext<ListedTournament>();
  const [date, playingHours] = useWatch({ name: ['date', 'playingHours'] });
  const onFile = JSON.stringify({ date: record?.date, playingHours: record?.playingHours ?? [] });
  const entered = JSON.stringify({ date, playingHours: playingHours ?? [] });
  return entered === onFile ? undefined : entered;
}

function sentencesOn(asks: DateChangeShown): readonly string[] {
  const { from, gamesToCome, gamesStarted, families, cannotMove, cannotClear } = asks;
  return [
    said.stands(dayOf(from), gamesToCome),
    ...(gamesStarted > 0 ? [said.started(gamesStarted)] : []),
    said.families(families),
    ...[cannotMove, cannotClear].flatMap((sentence) => (sentence === null ? [] : [`${sentence}.`])),
  ];
}

function choicesOf({ from, to, gamesToCome, startTime, endTime, cannotMove, cannotClear }: DateChangeShown) {
  const labels = {
    move: said.move(gamesToCome, dayOf(to ?? from), easternTime(startTime), easternTime(endTime)),
    clear: said.clear,
    keep: from === to ? said.keepTimes : said.keep(dayOf(from)),
  };
  const isOpen = { move: cannotMove === null, clear: cannotClear === null, keep: true };
  return timetableFates.filter((fate) => isOpen[fate]).map((fate) => ({ id: fate, name: labels[fate] }));
}

const dayOf = (day: string): string => easternDay(`${day}T17:00:00Z`);
