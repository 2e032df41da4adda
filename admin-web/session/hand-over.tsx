import { Button, TextField, Typography } from '@mui/material';
import type { InvitedOrganizer } from '../../domain/answer/session/listed-organizer.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useToast } from '../kit/use-toast.tsx';
import { words } from './organizer-words.ts';

const said = words.link;

/** A link that no letter can bring: it is shown once. */
export function HandOver({ invited, onClose }: { readonly invited: InvitedOrganizer; readonly onClose: () => void }) {
  const toast = useToast();
  const { name, link = '' } = invited;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast('good', said.copied),
      () => toast('alarm', said.copyFailed),
    );
  return (
    <PageDialog title={said.title} onClose={onClose}>
      <Typography>{said.text(name)}</Typography>
      <TextField
        label={said.label}
        value={link}
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
