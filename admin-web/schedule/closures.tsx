import { Alert, Box, Button } from '@mui/material';
import { type Closure, closureSentence, endOfClosure } from '../../domain/schedule/closure.ts';
import { useRefreshDrawn } from '../bracket/use-drawn-tournament.ts';
import { May } from '../kit/may.tsx';
import { useAction } from '../kit/use-action.ts';
import { useProvider } from '../transport/use-provider.ts';
import type { RevisionProps } from './revision-dialog.tsx';

/** Closed fields and hours that are not over yet, each with a button that opens it again. */
export function Closures({ drawn, publishing }: Pick<RevisionProps, 'drawn' | 'publishing'>) {
  const { openVenue } = useProvider();
  const { isPending, run } = useAction();
  const refresh = useRefreshDrawn();
  const open = (closure: Closure) => {
    const action = async () => {
      await openVenue(drawn.tournament.id, closure, publishing.isLater);
      await refresh();
    };
    return run(action, {
      done: { title: 'Open Again', text: 'Games can be moved there.' },
      failed: 'Failed to open it again',
    });
  };
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
              <Button disabled={isPending} onClick={() => open(closure)}>
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
