import { TextField } from '@mui/material';
import { useState } from 'react';
import { hasStarted, isTimed, type TimedGame } from '../bracket/drawn-tournament.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { easternTime } from '../time/eastern-time.ts';
import { fromKickoff, RevisionDialog, type RevisionProps } from './revision-dialog.tsx';
import { type Previewed, revise } from './timetable-calls.ts';
import { fieldsOf, startsOf } from './timetable-grid.ts';

export const shiftTheRest = 'Shift the rest of the day';

/** Dialog that shifts the rest of the day. */
export function ShiftDialog(props: RevisionProps) {
  const open = props.drawn.games.filter(isTimed).filter((game) => !hasStarted(game));
  const [delay, setDelay] = useState<DelayRequest>({ from: startsOf(open)[0] ?? '', minutes: 10 });
  return (
    <RevisionDialog
      {...props}
      said={{
        title: shiftTheRest,
        text: 'Every game from a kick-off on that has not started and is not locked moves; the gaps between them stay.',
        save: 'Shift',
        done: 'Day Shifted',
        about: (games) => (games === 1 ? '1 game moved.' : `${games} games moved.`),
        failed: 'Failed to shift the day',
      }}
      asked={delay}
      isChange={delay.minutes !== 0}
      preview={previewShift}
      save={shiftDay}
    >
      <DelayInput delay={delay} open={open} onChange={setDelay} />
    </RevisionDialog>
  );
}

interface DelayInputProps {
  readonly delay: DelayRequest;
  readonly open: readonly TimedGame[];
  readonly onChange: (delay: DelayRequest) => void;
}

/** Inputs for the first kick-off, the number of minutes, and the field. */
function DelayInput({ delay, open, onChange }: DelayInputProps) {
  const { from, minutes } = delay;
  return (
    <>
      <ChoiceInput
        label={fromKickoff}
        value={from}
        choices={startsOf(open).map((value) => ({ value, label: easternTime(value) }))}
        onChange={(chosen) => onChange({ ...delay, from: chosen })}
      />
      <TextField
        type="number"
        label="By minutes"
        helperText="Less than 0 moves them earlier."
        value={minutes}
        onChange={(event) => onChange({ ...delay, minutes: Math.trunc(Number(event.target.value)) || 0 })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 5 } }}
      />
      <ChoiceInput
        label="On"
        value={delay.field ?? ''}
        choices={[
          { value: '', label: 'All fields' },
          ...fieldsOf(open).map((field) => ({ value: field, label: field })),
        ]}
        onChange={(field) => onChange(field === '' ? { from, minutes } : { from, minutes, field })}
      />
    </>
  );
}

/** Delay from a kick-off on, on one field or all. */
interface DelayRequest {
  readonly from: string;
  readonly minutes: number;
  readonly field?: string;
}

const previewShift = (tournamentId: number, delay: DelayRequest, draft: boolean) =>
  revise('shift', tournamentId, { ...delay, preview: true, draft });

const shiftDay = (tournamentId: number, delay: DelayRequest, seen: Previewed) =>
  revise('shift', tournamentId, { ...delay, ...seen });
