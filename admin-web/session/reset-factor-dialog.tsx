import { Typography } from '@mui/material';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';
import type { OrganizerDialogProps } from './listed-organizer.ts';
import { words } from './organizer-words.ts';

const said = words.reset;

/** Takes a lost second factor away, after a question that says what follows. */
export function ResetFactorDialog({ organizer: { id, name }, onClose }: OrganizerDialogProps) {
  const { run, isBusy } = useChange(() => send('DELETE', `/api/admin/organizers/${id}/second-factor`), {
    done: said.done,
    failed: said.failed,
    about: () => name,
    after: onClose,
  });
  return (
    <ConfirmDialog
      title={said.title(name)}
      confirm={said.action}
      cancel={words.end.cancel}
      isPending={isBusy}
      isFinal
      onConfirm={() => run(undefined)}
      onCancel={onClose}
    >
      <Typography>{said.text}</Typography>
    </ConfirmDialog>
  );
}
