import { TextField } from '@mui/material';
import { useState } from 'react';
import { type BracketGame, hasStarted } from '../bracket/drawn-tournament.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { easternTime } from '../time/eastern-time.ts';
import type { DelayAsked } from '../transport/timetable-calls.ts';
import { useProvider } from '../transport/use-provider.ts';
import { RevisionDialog, type RevisionProps } from './revision-dialog.tsx';
import { fieldsOf, startsOf } from './timetable-grid.ts';
import { words } from './words.ts';

/** Shifts the rest of the day. */
export function ShiftDialog(props: RevisionProps) {
  const open = props.drawn.games.filter((game) => !hasStarted(game));
  const { previewShift, shiftDay } = useProvider();
  const [delay, setDelay] = useState<DelayAsked>({ from: startsOf(open)[0] ?? '', minutes: 10 });
  return (
    <RevisionDialog
      {...props}
      said={words.shift}
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
  readonly delay: DelayAsked;
  readonly open: readonly BracketGame[];
  readonly onChange: (delay: DelayAsked) => void;
}

/** From which kick-off on, by how many minutes, and on which field. */
function DelayInput({ delay, open, onChange }: DelayInputProps) {
  const { from, minutes } = delay;
  return (
    <>
      <ChoiceInput
        label={words.shift.from}
        value={from}
        choices={startsOf(open).map((value) => ({ value, label: easternTime(value) }))}
        onChange={(chosen) => onChange({ ...delay, from: chosen })}
      />
      <TextField
        type="number"
        label={words.shift.minutes}
        helperText={words.shift.minutesHint}
        value={minutes}
        onChange={(event) => onChange({ ...delay, minutes: Math.trunc(Number(event.target.value)) || 0 })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 5 } }}
      />
      <ChoiceInput
        label={words.shift.field}
        value={delay.field ?? ''}
        choices={[
          { value: '', label: words.shift.allFields },
          ...fieldsOf(open).map((field) => ({ value: field, label: field })),
        ]}
        onChange={(field) => onChange(field === '' ? { from, minutes } : { from, minutes, field })}
      />
    </>
  );
}
