import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BracketGame, type DrawnTournament, hasStarted } from '../bracket/drawn-tournament.ts';
import { previewKeyOf, useRefreshDrawn } from '../bracket/use-drawn-tournament.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useAction } from '../kit/use-action.ts';
import { easternTime } from '../time/eastern-time.ts';
import { sentenceOf } from '../transport/failure.ts';
import type { ClosureAsked } from '../transport/timetable-calls.ts';
import { useProvider } from '../transport/use-provider.ts';
import { PublishAtOnce } from './publish-at-once.tsx';
import { ShiftOutcome } from './shift-dialog.tsx';
import { fieldsOf } from './timetable-grid.ts';
import type { Publishing } from './use-publishing.ts';
import { words } from './words.ts';

const { close: said } = words;

/** Closes a field for the rest of the day, or all of them for a while: which games move is shown first. */
export function CloseDialog({
  drawn,
  publishing,
  onClose,
}: {
  readonly drawn: DrawnTournament;
  readonly publishing: Publishing;
  readonly onClose: () => void;
}) {
  const open = drawn.games.filter((game) => !hasStarted(game));
  const fields = fieldsOf(open);
  const provider = useProvider();
  const [closure, setClosure] = useState<ClosureAsked>({
    from: startsOf(open)[0] ?? '',
    field: fields.at(-1) ?? null,
    until: null,
  });
  const { id } = drawn.tournament;
  const preview = useQuery({
    queryKey: previewKeyOf('closure', id, closure),
    queryFn: () => provider.previewClosure(id, closure, publishing.isLater),
    retry: false,
    gcTime: 0,
  });
  const { isPending, run } = useAction();
  const refresh = useRefreshDrawn();
  const count = preview.data?.shifted.length ?? 0;
  const save = async () => {
    const action = async () => {
      const confirm = (preview.data?.conflicts.length ?? 0) > 0;
      await provider.closeVenue(id, closure, { confirm, draft: publishing.isLater });
      await refresh();
      return true;
    };
    if (await run(action, { done: said.done(count), failed: said.failed })) onClose();
  };
  return (
    <ConfirmDialog
      title={said.title}
      confirm={said.save}
      cancel={words.shift.cancel}
      isPending={isPending || preview.isFetching}
      isImpossible={count === 0 || preview.isError}
      onConfirm={save}
      onCancel={onClose}
    >
      <Typography color="text.secondary">{said.text}</Typography>
      <ClosureInput closure={closure} open={open} onChange={setClosure} />
      <PublishAtOnce publishing={publishing} />
      <Box aria-live="polite" sx={{ mt: 2, minHeight: '3rem' }}>
        {preview.isLoading && <LinearProgress aria-label={said.title} />}
        {preview.error !== null && <Alert severity="error">{sentenceOf(preview.error)}</Alert>}
        {preview.data !== undefined && <ShiftOutcome preview={preview.data} />}
      </Box>
    </ConfirmDialog>
  );
}

interface ClosureInputProps {
  readonly closure: ClosureAsked;
  readonly open: readonly BracketGame[];
  readonly onChange: (closure: ClosureAsked) => void;
}

/** Which field, from which kick-off on, and of all fields until when. */
function ClosureInput({ closure, open, onChange }: ClosureInputProps) {
  const starts = startsOf(open);
  const later = starts.filter((start) => start > closure.from);
  return (
    <>
      <ChoiceInput
        label={said.field}
        value={closure.field ?? ''}
        choices={[
          ...fieldsOf(open).map((field) => ({ value: field, label: field })),
          { value: '', label: words.shift.allFields },
        ]}
        onChange={(field) =>
          onChange({ ...closure, field: field === '' ? null : field, until: field === '' ? closure.until : null })
        }
      />
      <ChoiceInput
        label={words.shift.from}
        value={closure.from}
        choices={starts.map((value) => ({ value, label: easternTime(value) }))}
        onChange={(from) => onChange({ ...closure, from, until: null })}
      />
      {closure.field === null && (
        <ChoiceInput
          label={said.until}
          value={closure.until ?? ''}
          choices={[
            { value: '', label: said.restOfDay },
            ...later.map((value) => ({ value, label: easternTime(value) })),
          ]}
          onChange={(until) => onChange({ ...closure, until: until === '' ? null : until })}
        />
      )}
    </>
  );
}

const startsOf = (games: readonly BracketGame[]): readonly string[] =>
  [...new Set(games.map(({ startTime }) => startTime))].toSorted();
