import { Button, TextField, Typography } from '@mui/material';
import { DialogActions } from './dialog-actions.tsx';
import { PageDialog } from './page-dialog.tsx';
import { useToast } from './use-toast.tsx';

/** Dialog with a new secret to copy, since it is never shown again. */
export function OneTimeSecret({
  said,
  of,
  secret,
  onClose,
}: {
  readonly said: Readonly<Record<'title' | 'once' | 'label' | 'copy' | 'copied' | 'notCopied' | 'close', string>>;
  readonly of: string;
  readonly secret: string;
  readonly onClose: () => void;
}) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast('good', said.copied, of),
      () => toast('alarm', said.notCopied),
    );
  return (
    <PageDialog title={said.title} remark={of} onClose={onClose}>
      <Typography sx={{ mb: 2 }}>{said.once}</Typography>
      <TextField
        fullWidth
        label={said.label}
        value={secret}
        multiline
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <DialogActions onCancel={onClose} cancel={said.close}>
        <Button variant="contained" onClick={copy}>
          {said.copy}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}
