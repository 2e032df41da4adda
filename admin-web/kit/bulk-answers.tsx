import Save from '@mui/icons-material/Check';
import { Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { gather } from '../../domain/match/gather.ts';
import type { BulkAnswer } from './bulk-edit.tsx';
import { DialogActions } from './dialog-actions.tsx';
import type { Chosen } from './use-bulk-edit.ts';

/** Form for the answers that several records can be given, with their current values; an untouched answer changes nothing. */
export function BulkAnswers({
  answers,
  records,
  onSubmit,
  onCancel,
}: {
  readonly answers: readonly BulkAnswer[];
  readonly records: readonly RaRecord[];
  readonly onSubmit: (chosen: readonly Chosen[]) => void;
  readonly onCancel: () => void;
}) {
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const [isAsked, setAsked] = useState(false);
  const chosen = answers.flatMap((answer) => {
    const option = answer.options.find(({ value }) => String(value) === written[answer.source]);
    return option === undefined ? [] : [{ answer, value: option.value }];
  });
  const isMissing = isAsked && chosen.length === 0;
  return (
    <>
      {answers.map((answer) => (
        <TextField
          key={answer.source}
          select
          fullWidth
          label={answer.label}
          helperText={[
            `Now: ${nowOf(answer, records)
              .map(([label, records]) => `${label} (${records})`)
              .join(', ')}`,
            answer.hint,
          ]
            .filter(Boolean)
            .join('. ')}
          value={written[answer.source] ?? ''}
          onChange={({ target }) => setWritten({ ...written, [answer.source]: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">Leave as it is</MenuItem>
          {answer.options.map(({ value, label }) => (
            <MenuItem key={String(value)} value={String(value)}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {isMissing && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          Choose what is to change.
        </Typography>
      )}
      <DialogActions onCancel={onCancel}>
        <Button
          variant="contained"
          size="large"
          startIcon={<Save />}
          onClick={() => {
            setAsked(true);
            if (chosen.length > 0) onSubmit(chosen);
          }}
        >
          {records.length === 1 ? 'Change 1 record' : `Change ${records.length} records`}
        </Button>
      </DialogActions>
    </>
  );
}

/** Counts the current values of the records, most frequent first. */
function nowOf({ source, options }: BulkAnswer, records: readonly RaRecord[]) {
  const labelOf = (value: unknown): string =>
    options.find((option) => option.value === value)?.label ?? (value ? String(value) : 'none');
  return [...gather(records, (record) => labelOf(record[source]))]
    .map(([label, those]) => [label, those.length] as const)
    .toSorted(([, one], [, other]) => other - one);
}
