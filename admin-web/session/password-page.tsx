import { Paper, Typography } from '@mui/material';
import { Form, PasswordInput, SaveButton } from 'react-admin';
import { send } from '../site/call.ts';
import { PageHead } from '../site/page-head.tsx';
import { useChange } from '../site/use-change.ts';
import { words } from './words.ts';

const said = words.password;

/** An organizer changes the own password. */
export function PasswordPage() {
  const { run } = useChange((answers: object) => send('PUT', '/api/admin/password', answers), said);
  return (
    <>
      <PageHead title={said.title} />
      <Paper variant="outlined" sx={{ maxWidth: 480, p: { xs: 2, md: 3 } }}>
        <Typography color="text.secondary">{said.text}</Typography>
        <Form onSubmit={(answers: object) => void run(answers)} validate={differences} mode="onTouched" noValidate>
          <PasswordInput source="currentPassword" label={said.current} autoComplete="current-password" isRequired />
          <PasswordInput source="newPassword" label={said.next} autoComplete="new-password" isRequired />
          <PasswordInput source="again" label={said.again} autoComplete="new-password" isRequired />
          <SaveButton label={said.submit} alwaysEnable size="large" sx={{ mt: 2 }} />
        </Form>
      </Paper>
    </>
  );
}

function differences({ newPassword, again }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return newPassword === again ? {} : { again: said.differs };
}
