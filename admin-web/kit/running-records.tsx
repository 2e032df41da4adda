import { Box, LinearProgress, Typography } from '@mui/material';
import { DialogActions } from './dialog-actions.tsx';
import type { SoFar } from './use-one-by-one.ts';

/** How far it is with several records, whose turn it is, and the way to stop. */
export function RunningRecords({
  soFar: { done, stayed, now },
  all,
  before = 0,
  said,
  onStop,
}: {
  readonly soFar: SoFar;
  /** How many records have their turn. */
  readonly all: number;
  /** How many stayed before it began. */
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
