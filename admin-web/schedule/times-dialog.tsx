import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { type TimesEntry, timesEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { hasStarted, isTimed } from '../bracket/drawn-tournament.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { easternTime } from '../time/eastern-time.ts';
import { PlayingHoursInput } from '../tournament/hours-input.tsx';
import { fromKickoff, RevisionDialog, type RevisionProps } from './revision-dialog.tsx';
import { type Previewed, revise } from './timetable-calls.ts';
import { startsOf } from './timetable-grid.ts';

export const timeAgain = 'Time the games to come again';

/** Dialog that times the games to come for other fields or hours. */
export function TimesDialog(props: RevisionProps) {
  const { drawn } = props;
  const starts = startsOf(drawn.games.filter(isTimed).filter((game) => !hasStarted(game)));
  const { fields = [], hours = [] } = drawn.draft.venue ?? {};
  const [times, setTimes] = useState<TimesRequest>({ from: starts[0] ?? '', fieldNames: fields, playingHours: hours });
  const { fieldNames, playingHours } = times;
  return (
    <RevisionDialog
      {...props}
      said={{
        title: timeAgain,
        text: 'The matches stay. Games that lose their field or their hour move, and as few others as can be. A game that has started stays; one that is locked has to be unlocked first.',
        save: 'Time again',
        done: 'Games Timed Again',
        about: movedText,
        failed: 'Failed to time the games again',
      }}
      asked={times}
      isChange={isWhole(times) && JSON.stringify([fieldNames, playingHours]) !== JSON.stringify([fields, hours])}
      mayMoveNothing
      preview={previewTimes}
      save={saveTimes}
    >
      <FieldsInput fields={fieldNames} known={fields} onChange={(names) => setTimes({ ...times, fieldNames: names })} />
      <ChoiceInput
        label={fromKickoff}
        value={times.from}
        choices={starts.map((value) => ({ value, label: easternTime(value) }))}
        onChange={(from) => setTimes({ ...times, from })}
      />
      <PlayingHoursInput
        days={playingHours}
        onChange={(days) => setTimes({ ...times, playingHours: days })}
        hint="By the clocks of New Jersey. Two rows of one day leave a break between them."
      />
    </RevisionDialog>
  );
}

/** Tells whether a field and a day are left to play on. */
const isWhole = ({ fieldNames, playingHours }: TimesRequest) => fieldNames.length > 0 && playingHours.length > 0;

const movedText = (games: number) =>
  games === 0 ? 'No game had to move.' : games === 1 ? '1 game moved.' : `${games} games moved.`;

interface FieldsInputProps {
  readonly fields: readonly string[];
  readonly known: readonly string[];
  readonly onChange: (fields: readonly string[]) => void;
}

/** Input for the fields that are played on. */
function FieldsInput({ fields, known, onChange }: FieldsInputProps) {
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      disableClearable
      options={known}
      value={[...fields]}
      onChange={(_, names) => onChange(names.map((name) => name.trim()).filter(Boolean))}
      renderInput={(params) => (
        <TextField
          {...params}
          label={timesEntry.fields.fieldNames.label}
          helperText="Take a field off, or type the name of another."
        />
      )}
    />
  );
}

type TimesRequest = Pick<TimesEntry, 'from' | 'fieldNames' | 'playingHours'>;

/** Previews the games that other fields or hours would move without saving. */
const previewTimes = (tournamentId: number, times: TimesRequest, draft: boolean) =>
  revise('time-again', tournamentId, { ...times, preview: true, draft });

const saveTimes = (tournamentId: number, times: TimesRequest, seen: Previewed) =>
  revise('time-again', tournamentId, { ...times, ...seen });
