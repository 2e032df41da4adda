import Save from '@mui/icons-material/Check';
import { Paper, Typography } from '@mui/material';
import { Form, PasswordInput, SaveButton } from 'react-admin';
import { useNavigate } from 'react-router';
import { passwordChange } from '../../domain/use-case/access/password-change.ts';
import { complaintsOf, type Entered } from '../form/complaints-of.ts';
import { PageHead } from '../kit/page-head.tsx';
import { useToast } from '../kit/use-toast.tsx';
import { send } from '../transport/call.ts';
import { hasRemarks, remarksOf, sentenceOf } from '../transport/failure.ts';

export const changePassword = 'Change Password';

const complaints = complaintsOf(passwordChange);
const { currentPassword, newPassword } = passwordChange.fields;

/** Page on which an organizer changes the own password. */
export function PasswordPage() {
  const toast = useToast();
  const navigate = useNavigate();
  const submit = async ({ again: _, ...answers }: Readonly<Record<string, unknown>>) => {
    try {
      await replacePassword(answers);
    } catch (failure) {
      if (hasRemarks(failure)) return remarksOf(failure);
      toast('alarm', 'Failed to change password', sentenceOf(failure));
      return undefined;
    }
    toast('good', 'Password changed');
    return navigate('/');
  };
  return (
    <>
      <PageHead title={changePassword} />
      <Paper variant="outlined" sx={{ maxWidth: 480, p: { xs: 2, md: 3 } }}>
        <Typography color="text.secondary">
          At least 12 characters. Other places where you are signed in are signed out.
        </Typography>
        <Form onSubmit={submit} validate={check} mode="onTouched" noValidate disableInvalidFormNotification>
          <PasswordInput
            source="currentPassword"
            label={currentPassword.label}
            autoComplete="current-password"
            isRequired
          />
          <PasswordInput source="newPassword" label={newPassword.label} autoComplete="new-password" isRequired />
          <PasswordInput source="again" label="New password, once more" autoComplete="new-password" isRequired />
          <SaveButton label={changePassword} icon={<Save />} alwaysEnable size="large" sx={{ mt: 2 }} />
        </Form>
      </Paper>
    </>
  );
}

function check(sheet: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return { ...complaints(sheet), ...(sheet.newPassword !== sheet.again && { again: 'The two new passwords differ' }) };
}

const replacePassword = (answers: Entered<typeof passwordChange>) => send('PUT', '/api/admin/password', answers);
