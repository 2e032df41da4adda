import { Alert, Box, LinearProgress, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShiftShown } from '../../domain/answer/schedule/timetable-change.ts';
import { type BracketGame, type DrawnTournament, hasStarted } from '../bracket/drawn-tournament.ts';
import { previewKeyOf, useRefreshDrawn } from '../bracket/use-drawn-tournament.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useAction } from '../kit/use-action.ts';
import { easternTime } from '../time/eastern-time.ts';
import { sentenceOf } from '../transport/failure.ts';
import type { ConflictShown, DelayAsked } from '../transport/timetable-calls.ts';
import { useProvider } from '../transport/use-provider.ts';
import { PublishAtOnce } from './publish-at-once.tsx';
import { fieldsOf } from './timetable-grid.ts';
import type { Publishing } from './use-publishing.ts';
import { words } from './words.ts';

/** Shifts the rest of the day: which games move and what would go wrong is shown first. */
export function ShiftDialog({
  drawn,
  publishing,
  onClose,
}: {
  readonly drawn: DrawnTournament;
  readonly publishing: Publishing;
  readonly onClose: () => void;
}) {
  const open = drawn.games.filter((game) => !hasStarted(game));
  const provider = useProvider();
  const [delay, setDelay] = useState<DelayAsked>({ from: startsOf(open)[0] ?? '', minutes: 10 });
  const { id } = drawn.tournament;
  const preview = useQuery({
    queryKey: previewKeyOf('shift', id, delay),
    queryFn: () => provider.previewShift(id, delay, publishing.isLater),
    enabled: delay.minutes !== 0,
    gcTime: 0,
  });
  const { isPending, run } = useAction();
  const refresh = useRefreshDrawn();
  const count = preview.data?.shifted.length ?? 0;
  const save = async () => {
    const action = async () => {
      const confirm = (preview.data?.conflicts.length ?? 0) > 0;
      await provider.shiftDay(id, delay, { confirm, draft: publishing.isLater });
      await refresh();
      return true;
    };
    if (await run(action, { done: words.shift.done(count), failed: words.shift.failed })) onClose();
  };
  return (
    <ConfirmDialog
      title={words.shift.title}
      confirm={words.shift.save}
      cancel={words.shift.cancel}
      isPending={isPending || preview.isFetching}
      isImpossible={count === 0 || preview.isError || preview.data?.conflicts.some(isHard) === true}
      onConfirm={save}
      onCancel={onClose}
    >
      <Typography color="text.secondary">{words.shift.text}</Typography>
      <DelayInput delay={delay} open={open} onChange={setDelay} />
      <PublishAtOnce publishing={publishing} />
      <Box aria-live="polite" sx={{ mt: 2, minHeight: '3rem' }}>
        {preview.isLoading && <LinearProgress aria-label={words.shift.title} />}
        {preview.error !== null && <Alert severity="error">{sentenceOf(preview.error)}</Alert>}
        {preview.data !== undefined && <ShiftOutcome preview={preview.data} />}
      </Box>
    </ConfirmDialog>
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

const startsOf = (games: readonly BracketGame[]): readonly string[] =>
  [...new Set(games.map(({ startTime }) => startTime))].toSorted();

/** A short rest, and play beyond the hours, are the organizer's to accept. */
const isHard = ({ rule }: ConflictShown): boolean => rule !== 'rest' && rule !== 'hours';

export function ShiftOutcome({ preview: { shifted, conflicts } }: { readonly preview: ShiftShown }) {
  const last = shifted
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1);
  if (last === undefined) return <Typography>{words.shift.nothing}</Typography>;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {words.shift.preview(shifted.length)} {words.shift.lastEnd(easternTime(last))}
      </Typography>
      {conflicts.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1, color: 'text.primary' }}>
          {words.shift.conflicts}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {conflicts.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}
