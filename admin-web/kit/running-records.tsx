import { Box, LinearProgress, Typography } from '@mui/material';
import { DialogActions } from './dialog-actions.tsx';
import type { BatchProgress } from './use-batch.ts';

/** Progress of an action on several records, with the current one and a stop button. */
export function RunningRecords({
  soFar: { done, stayed, now },
  all,
  before = 0,
  said,
  onStop,
}: {
  readonly soFar: BatchProgress;
  /** Number of records to go through. */
  readonly all: number;
  /** Number of records that were excluded before the start. */
  readonly before?: number;
  readonly said: {
    readonly running: (number: number, all: number) => string;
    readonly progress: string;
    readonly stop: string;
  };
  readonly onStop: () => void;
}) {
  const number = done.length + stayed.length - before + 1;
  return (
    <Box>
      <Typography role="status">{said.running(number, all)}</Typography>
      <Typography color="text.secondary">{now}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={said.progress}
        value={(100 * (number - 1)) / all}
        sx={{ my: 2, height: 8 }}
      />
      <DialogActions onCancel={onStop} cancel={said.stop}>
        {null}
      </DialogActions>
    </Box>
  );
}
