import { Box, Button, Typography } from '@mui/material';
import { Fragment, useState } from 'react';
import { Form, TextInput } from 'react-admin';
import { Link } from 'react-router';
import type { OwnAccount } from '../../domain/answer/organizer/own-account.ts';
import { roleNames } from '../../domain/rule/access/role.ts';
import { accountChange } from '../../domain/use-case/organizer/account-form.ts';
import { ownName } from '../../domain/use-case/organizer/own-account.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';
import { changePassword } from './password-page.tsx';

/** Facts about one's own account, with the ways to change them. An owner changes the email and the role. */
export function AccountFacts({ account }: { readonly account: OwnAccount }) {
  const [isOpen, setOpen] = useState(false);
  const signOut = useChange(endOtherSessions, {
    done: 'Signed out everywhere else',
    failed: 'Failed to sign out',
  });
  const ways = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change Name
      </Button>
      <Button component={Link} to="/password" variant="outlined">
        {changePassword}
      </Button>
      <Button variant="outlined" aria-disabled={signOut.isBusy} onClick={() => signOut.run()}>
        Sign Out Everywhere Else
      </Button>
    </Box>
  );
  return (
    <Section title="Who you are here" actions={ways}>
      <Facts account={account} />
      {isOpen && <ChangeNameDialog name={account.name} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function Facts({ account }: { readonly account: OwnAccount }) {
  const lines = [
    ['User name', account.username],
    [ownName.fields.name.label, account.name],
    [accountChange.fields.email.label, account.email ?? 'None'],
    [accountChange.fields.role.label, roleNames[account.role]],
  ] as const;
  return (
    <Box component="dl" sx={list}>
      {lines.map(([label, value]) => (
        <Fragment key={label}>
          <Typography component="dt" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
}

const list = { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2.5, rowGap: 0.25, m: 0 } as const;

const endOtherSessions = () => send('DELETE', '/api/admin/account/sessions');

/** Dialog that changes one's own name. */
function ChangeNameDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
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
