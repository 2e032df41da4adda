import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** Asks before something is done that cannot be undone: what will be lost is named. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  isPending = false,
  isImpossible = false,
  onConfirm,
  onCancel,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  readonly isPending?: boolean;
  readonly isImpossible?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  const heading = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onCancel} autoFocus>
          {cancel}
        </Button>
        <Button variant="contained" onClick={onConfirm} disabled={isPending || isImpossible}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
