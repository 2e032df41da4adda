import { Button, Typography } from '@mui/material';
import { Form } from 'react-admin';
import { codeEntry } from '../../domain/use-case/session/second-factor-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './account-words.ts';
import { CodeInput } from './code-input.tsx';

const said = words.factor;

/** Goes without a second factor again, after it was shown. */
export function RemoveFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const provider = useProvider();
  const { run, isBusy } = useChange(provider.removeSecondFactor, {
    done: said.removal.done,
    failed: said.removal.failed,
    after: onClose,
  });
  return (
    <PageDialog title={said.removal.title} onClose={onClose} width="xs">
      <Typography>{said.removal.text}</Typography>
      <Form
        onSubmit={(sheet: Readonly<Record<string, unknown>>) => run(String(sheet.code ?? ''))}
        validate={complaintsOf(codeEntry)}
        mode="onTouched"
        noValidate
        disableInvalidFormNotification
      >
        <CodeInput label={said.code} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="contained" color="error" aria-disabled={isBusy}>
            {said.remove}
          </Button>
        </DialogActions>
      </Form>
    </PageDialog>
  );
}
