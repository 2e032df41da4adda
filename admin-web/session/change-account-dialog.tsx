import { Button } from '@mui/material';
import { Form, TextInput, useDataProvider } from 'react-admin';
import { accountChange } from '../../domain/use-case/session/account-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useToast } from '../kit/use-toast.tsx';
import { hasRemarks, remarksOf, sentenceOf } from '../transport/failure.ts';
import type { OrganizerDialogProps } from './organizer-dialog.ts';
import { RoleInput } from './role-input.tsx';

/** Dialog in which an owner changes the role and the address of an account. */
export function ChangeAccountDialog({ organizer, onClose }: OrganizerDialogProps) {
  const { id, name, role, email } = organizer;
  const provider = useDataProvider();
  const toast = useToast();
  const submit = async (data: Readonly<Record<string, unknown>>) => {
    try {
      await provider.update('organizers', {
        id,
        data: { ...(data.role !== role && { role: data.role }), ...(data.email !== email && { email: data.email }) },
        previousData: organizer,
      });
      toast('good', 'Account changed', name);
      onClose();
    } catch (failure) {
      if (hasRemarks(failure)) return remarksOf(failure);
      toast('alarm', 'Failed to change the account', sentenceOf(failure));
    }
    return undefined;
  };
  return (
    <PageDialog title={`Account of ${name}`} onClose={onClose} width="xs">
      <Form
        defaultValues={{ role, email }}
        onSubmit={submit}
        validate={complaintsOf(accountChange)}
        mode="onTouched"
        noValidate
        disableInvalidFormNotification
      >
        <RoleInput />
        <TextInput source="email" label={accountChange.fields.email.label} type="email" autoComplete="off" isRequired />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="contained">
            Change Account
          </Button>
        </DialogActions>
      </Form>
    </PageDialog>
  );
}
