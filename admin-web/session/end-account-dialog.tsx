import { Typography } from '@mui/material';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';
import type { OrganizerDialogProps } from './listed-organizer.ts';
import { words } from './organizer-words.ts';

const said = words.end;

/** Ends an account, after a question that says what follows. */
export function EndAccountDialog({ organizer: { id, name }, onClose }: OrganizerDialogProps) {
  const { run, isBusy } = useChange(() => send('DELETE', `/api/admin/organizers/${id}`), {
    done: said.done,
    failed: said.failed,
    about: () => name,
    after: onClose,
  });
  return (
    <ConfirmDialog
      title={said.title(name)}
      confirm={said.action}
      cancel={said.cancel}
      isPending={isBusy}
      isFinal
      onConfirm={() => run(undefined)}
      onCancel={onClose}
    >
      <Typography>{said.text}</Typography>
    </ConfirmDialog>
  );
}
