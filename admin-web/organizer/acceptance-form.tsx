import { Button } from '@mui/material';
import { useState } from 'react';
import { Form, PasswordInput, TextInput, useLogin } from 'react-admin';
import { invitationAcceptance } from '../../domain/use-case/organizer/invitation-acceptance.ts';
import { complaintsOf, type Entered } from '../form/complaints-of.ts';
import { useToast } from '../kit/use-toast.tsx';
import { send } from '../transport/call.ts';
import { hasRemarks, remarksOf, sentenceOf } from '../transport/failure.ts';

export const accountFailed = 'Failed to open your account';

const complaints = complaintsOf(invitationAcceptance);
const { password } = invitationAcceptance.fields;

/** Form in which an invited organizer chooses a password and is signed in. */
export function AcceptanceForm({ invitation, username }: { readonly invitation: string; readonly username: string }) {
  const [isSending, setSending] = useState(false);
  const toast = useToast();
  const login = useLogin();
  const submit = async (sheet: Readonly<Record<string, unknown>>) => {
    if (isSending) return undefined;
    setSending(true);
    try {
      await acceptInvitation({ invitation, password: sheet.password });
      toast('good', 'Your account is open');
      await login({ username, password: sheet.password }, '/');
    } catch (failure) {
      if (hasRemarks(failure)) return remarksOf(failure);
      toast('alarm', accountFailed, sentenceOf(failure));
    } finally {
      setSending(false);
    }
    return undefined;
  };
  return (
    <Form
      defaultValues={{ invitation, username }}
      onSubmit={submit}
      validate={check}
      mode="onTouched"
      noValidate
      disableInvalidFormNotification
    >
      <TextInput source="username" label="User name" readOnly autoComplete="username" helperText={false} />
      <PasswordInput source="password" label={password.label} autoComplete="new-password" isRequired autoFocus />
      <PasswordInput source="again" label="Password, once more" autoComplete="new-password" isRequired />
      <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={isSending} sx={{ mt: 2 }}>
        Open My Account
      </Button>
    </Form>
  );
}

function check(sheet: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return { ...complaints(sheet), ...(sheet.password !== sheet.again && { again: 'The two passwords differ' }) };
}

const acceptInvitation = (answers: Entered<typeof invitationAcceptance>) =>
  send('POST', '/api/admin/invitation/acceptance', answers);
