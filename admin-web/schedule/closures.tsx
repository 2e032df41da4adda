import { Alert, Box, Button } from '@mui/material';
import { type Closure, closureSentence, endOfClosure } from '../../domain/schedule/closure.ts';
import { useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { May } from '../kit/may.tsx';
import type { ClosureRequest } from './close-dialog.tsx';
import type { RevisionProps } from './revision-dialog.tsx';
import { revise } from './timetable-calls.ts';

/** Closed fields and hours that are not over yet, each with a button that opens it again. */
export function Closures({ drawn, publishing }: Pick<RevisionProps, 'drawn' | 'publishing'>) {
  const { run, isBusy } = useDrawnChange(
    (closure: Closure) => openVenue(drawn.tournament.id, closure, publishing.isLater),
    { done: 'Open Again', about: 'Games can be moved there.', failed: 'Failed to open it again' },
  );
  const closures = drawn.draft.closures.filter((closure) => endOfClosure(closure) > Date.now());
  return (
    <Box aria-live="polite">
      {closures.map((closure) => (
        <Alert
          key={closureSentence(closure)}
          severity="warning"
          variant="outlined"
          sx={{ color: 'text.primary', mb: 1 }}
          action={
            <May act="change">
              <Button disabled={isBusy} onClick={() => run(closure)}>
                Open again
              </Button>
            </May>
          }
        >
          {closureSentence(closure)}
        </Alert>
      ))}
    </Box>
  );
}

/** Opens a field or an hour again; no game moves. */
const openVenue = (tournamentId: number, closure: ClosureRequest, draft: boolean) =>
  revise('closure', tournamentId, { ...closure, open: true, draft });
