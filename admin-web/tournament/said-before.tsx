import { Alert, Button } from '@mui/material';
import { useRefresh } from 'react-admin';
import type { CallOff } from '../../domain/rule/tournament/call-off.ts';
import { useChange } from '../kit/use-change.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { ask } from '../transport/call.ts';

/** What was said of a tournament before: undone while nobody has been told, corrected by another letter after that. */
export function SaidBefore({ callOff: { toldAt }, at }: { readonly callOff: CallOff; readonly at: string }) {
  const back = useWayBack();
  const { run, isBusy } = useUndo(at, back);
  if (toldAt !== null)
    return (
      <Alert severity="info" variant="outlined" sx={{ my: 1, color: 'text.primary' }}>
        Families were told on {dayAndTimeOf(toldAt)}. What you say now changes the pages, and goes to them in another
        email.
      </Alert>
    );
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ my: 1, color: 'text.primary' }}
      action={
        <Button color="inherit" aria-disabled={isBusy} onClick={() => run()}>
          Undo
        </Button>
      }
    >
      Nobody has been told yet.
    </Alert>
  );
}

/** Returns a function that undoes a call-off of which nobody has been told. */
export function useUndo(at: string, onUndone?: () => void) {
  const refresh = useRefresh();
  return useChange(() => ask(at, { method: 'DELETE' }), {
    done: 'Undone: nobody was told',
    failed: 'Failed to undo it',
    after: () => {
      refresh();
      onUndone?.();
    },
    onRefusal: () => refresh(),
  });
}
