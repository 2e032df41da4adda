import { Button } from '@mui/material';
import { Form, TextInput } from 'react-admin';
import { ownName } from '../../domain/use-case/session/own-account.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';

/** Dialog that changes one's own name. */
export function ChangeNameDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const { run, isBusy } = useChange(renameAccount, {
    done: 'Name changed',
    failed: 'Failed to change the name',
    after: onClose,
  });
  return (
    <PageDialog title="Change your name" onClose={onClose} width="xs">
      <Form
        defaultValues={{ name }}
        onSubmit={(sheet: Readonly<Record<string, unknown>>) => run(String(sheet.name))}
        validate={complaintsOf(ownName)}
        mode="onTouched"
        noValidate
        disableInvalidFormNotification
      >
        <TextInput source="name" label={ownName.fields.name.label} autoComplete="name" autoFocus isRequired />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
            Save Name
          </Button>
        </DialogActions>
      </Form>
    </PageDialog>
  );
}

const renameAccount = (name: string) => send('PUT', '/api/admin/account', { name });
