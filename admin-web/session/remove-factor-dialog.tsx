import { Button, Typography } from '@mui/material';
import { Form } from 'react-admin';
import { codeEntry } from '../../domain/use-case/session/second-factor-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';
import { CodeInput } from './code-input.tsx';

/** Dialog that removes the second factor after a code was entered. */
export function RemoveFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { run, isBusy } = useChange(removeSecondFactor, {
    done: 'Second factor removed',
    failed: 'Failed to remove the second factor',
    after: onClose,
  });
  return (
    <PageDialog title="Remove the second factor?" onClose={onClose} width="xs">
      <Typography>
        Your password alone signs you in again. Enter a code of the app, or a recovery code, to show that it is you.
      </Typography>
      <Form
        onSubmit={(sheet: Readonly<Record<string, unknown>>) => run(String(sheet.code ?? ''))}
        validate={complaintsOf(codeEntry)}
        mode="onTouched"
        noValidate
        disableInvalidFormNotification
      >
        <CodeInput label={codeEntry.fields.code.label} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="contained" color="error" aria-disabled={isBusy}>
            Remove
          </Button>
        </DialogActions>
      </Form>
    </PageDialog>
  );
}

const removeSecondFactor = (code: string) => send('POST', '/api/admin/account/second-factor/removal', { code });
