import { Button, Typography } from '@mui/material';
import { Form, PasswordInput, TextInput } from 'react-admin';
import type { OwnAccount } from '../../domain/answer/session/own-account.ts';
import { ownAddressChange } from '../../domain/use-case/session/own-account.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useToast } from '../kit/use-toast.tsx';
import { hasRemarks, remarksOf, sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';

export const emailChanged = 'Email changed';

const { email, currentPassword } = ownAddressChange.fields;

/** Dialog that changes one's own email; a letter to the new address asks for confirmation. */
export function ChangeEmailDialog({
  account,
  onClose,
  onChanged,
}: {
  readonly account: OwnAccount;
  readonly onClose: () => void;
  readonly onChanged: (account: OwnAccount) => void;
}) {
  const toast = useToast();
  const provider = useProvider();
  const submit = async (sheet: Readonly<Record<string, unknown>>) => {
    try {
      const after = await provider.moveAccount(sheet);
      onChanged(after);
      toast('good', after.newEmail === null ? emailChanged : `Open the letter that is on its way to ${after.newEmail}`);
      onClose();
    } catch (failure) {
      if (hasRemarks(failure)) return remarksOf(failure);
      toast('alarm', 'Failed to change the email', sentenceOf(failure));
    }
    return undefined;
  };
  return (
    <PageDialog title="Change your email" onClose={onClose} width="xs">
      <Typography sx={{ mb: 0.5 }}>
        A letter goes to the new address. Open it there, and we write to it from then on. You go on signing in as{' '}
        {account.username}.
      </Typography>
      <Form
        onSubmit={submit}
        validate={complaintsOf(ownAddressChange)}
        mode="onTouched"
        noValidate
        disableInvalidFormNotification
      >
        <TextInput source="email" label={email.label} type="email" autoComplete="email" autoFocus isRequired />
        <PasswordInput
          source="currentPassword"
          label={currentPassword.label}
          autoComplete="current-password"
          isRequired
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="contained" size="large">
            Send Letter
          </Button>
        </DialogActions>
      </Form>
    </PageDialog>
  );
}
